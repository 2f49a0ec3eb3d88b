import { Alert } from "@carnation/ui/alert";
import type { ReactNode } from "react";

/** Names what the deployment has not set, and what it refuses until then. */
export function LegalAlert({ missing }: { readonly missing: readonly string[] }): ReactNode {
  return (
    <Alert tone="error">
      <p>
        Les mentions légales sont incomplètes. Aucun compte professionnel ne peut être ouvert et aucun
        abonnement souscrit tant que le fichier legal.json du déploiement ne donne pas{"\u00A0"}:
      </p>
      <ul className="mt-1 list-disc ps-5">
        {missing.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Alert>
  );
}
