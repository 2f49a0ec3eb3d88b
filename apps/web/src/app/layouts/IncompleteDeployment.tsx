import type { ConfigurationFault } from "@carnation/data";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { withSupport } from "../../shared/feedback/supportContact.ts";
import { PublicPage } from "../../shared/navigation/PublicPage.tsx";

interface IncompleteDeploymentProps {
  readonly fault: ConfigurationFault;
  readonly onRetry: () => void;
}

/** Shown instead of every page where the deployment itself is not finished: what is missing, and what its operator does. */
export function IncompleteDeployment({ fault, onRetry }: IncompleteDeploymentProps): ReactNode {
  return (
    <PublicPage>
      <h1>L’installation n’est pas terminée</h1>
      <div role="alert" className="my-5 grid gap-4 text-ink-2">
        <p>{withSupport("Carnation ne peut pas encore s’ouvrir à cette adresse.")}</p>
        <p>{missingWords(fault)}</p>
        <p>
          Vous administrez ce service{"\u202F"}? Lancez{" "}
          <code className="whitespace-nowrap">npm run deploy -- --project …</code>, qui enregistre
          l’application web et la relie au site.
        </p>
        <p>
          Ou dans la console Firebase{"\u00A0"}: Paramètres du projet, Vos applications, Ajouter une
          application web, puis son site Firebase Hosting.
        </p>
      </div>
      <Button variant="primary" onClick={onRetry}>
        Réessayer
      </Button>
    </PublicPage>
  );
}

/** Says what a deployment lacks, by the names that its operator finds in Firebase. */
function missingWords(fault: ConfigurationFault): ReactNode {
  const file = <code>/__/firebase/init.json</code>;
  switch (fault.kind) {
    case "no-file":
      return (
        <>
          La configuration du projet est introuvable{"\u00A0"}: {file} n’existe pas. Aucune application web
          n’est reliée à ce site.
        </>
      );
    case "not-json":
      return (
        <>
          La configuration du projet est illisible{"\u00A0"}: {file} contient autre chose.
        </>
      );
    case "missing-fields":
      return (
        <>
          La configuration du projet est incomplète{"\u00A0"}: {file} est sans{" "}
          {fault.fields.map((field, place) => (
            <span key={field}>
              {place > 0 ? ", " : null}
              <code>{field}</code>
            </span>
          ))}
          .{fault.fields.includes("appId") ? " Aucune application web n’est reliée à ce site." : null}
        </>
      );
  }
}
