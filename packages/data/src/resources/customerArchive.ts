import { type Customer, customerLabel, formatDate, typeset } from "@carnation/domain";
import { DocumentReference, Timestamp } from "firebase/firestore";

/** Files by their path within the archive. */
export type Archive = Record<string, Uint8Array>;

/** A text as a file. */
export function textFile(text: string): Uint8Array {
  return new TextEncoder().encode(`${text}\n`);
}

/** Stored fields as a file that any program reads: dates in ISO 8601, references as paths. */
export function jsonFile(fields: unknown): Uint8Array {
  return textFile(JSON.stringify(plain(fields), null, 2));
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/**
 * What is in the archive, for whoever opens it.
 * @param missing files that are named by a document and were not found
 */
export function readMe(customer: Customer, missing: readonly string[], now: Date): string {
  return [
    `Dossier de ${customerLabel(customer)}, exporté le ${formatDate(now)}`,
    "",
    typeset("dossier.json : identité, préférences, précautions et historique des consentements"),
    typeset("client/ : photo de la fiche et signatures"),
    typeset("diagnostics/ : pour chaque date, la photo, les résultats, les zones relevées et la routine"),
    typeset("devis/ : devis émis, et le PDF de ceux qui sont signés"),
    typeset("bilans/ : textes des comparaisons"),
    typeset("envois/ : documents envoyés par e-mail, et à qui"),
    "",
    typeset("Les dates sont écrites au format ISO 8601. Un dossier absent ne contenait rien."),
    ...(missing.length === 0
      ? []
      : ["", typeset("Fichiers qui n’existent plus :"), ...missing.map((name) => `- ${name}`)]),
  ].join("\n");
}
