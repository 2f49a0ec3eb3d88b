import { formatList } from "@carnation/domain/format";
import { Alert } from "@carnation/ui/alert";
import type { ReactNode } from "react";
import { withSupport } from "./supportContact.ts";

/** Holds what the parts of a document are called that may be unreadable by themselves, by stored name. */
const partLabels: Readonly<Record<string, string>> = {
  birth_year: "l’année de naissance",
  consent: "l’accord",
  consents: "l’historique des accords",
  contraindications: "les contre-indications",
  created: "la date d’ajout",
  customer: "le client",
  email: "l’adresse e-mail",
  firstname: "le prénom",
  guardian: "le représentant légal",
  last_diagnostic: "le dernier diagnostic",
  lastname: "le nom",
  notes: "les notes",
  phone: "le téléphone",
  picture: "la photo",
  routine: "la routine",
  updated: "la date de modification",
};

interface UnreadablePartsProps {
  /** Stored names of the parts; nothing is said without one. */
  readonly parts: readonly string[] | undefined;
  readonly className?: string;
}

/** Says which parts of a document are stored in a form that cannot be read, beside what can be. */
export function UnreadableParts({ parts = [], className }: UnreadablePartsProps): ReactNode {
  if (parts.length === 0) return null;
  const names = parts.map((part) => partLabels[part] ?? part);
  return (
    <Alert tone="warning" className={className}>
      {withSupport(
        `Une partie de ces données est enregistrée sous une forme qui n’a pas pu être lue\u00A0: ${formatList(names)}. Rien n’est effacé.`,
      )}
    </Alert>
  );
}
