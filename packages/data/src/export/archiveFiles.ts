import { formatDate } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import { type Customer, customerLabel } from "@carnation/product/customer";
import { DocumentReference, Timestamp } from "firebase/firestore";

/** Files by their path within the archive. */
export type Archive = Record<string, Uint8Array>;

/** Some files of an archive: those that are written here, and those that stand in Storage, by path. */
export interface ArchivePart {
  readonly texts: Archive;
  readonly files: readonly (readonly [name: string, path: string])[];
}

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

/** Longest name of a file or folder of an archive, UTF-16 units: some systems take 255 bytes. */
const NAME_MAX = 80;

/** A name that every file system takes for one name. */
export function fileName(text: string): string {
  const name = text
    // oxlint-disable-next-line no-control-regex -- no file system takes them
    .replaceAll(/[\\/:*?"<>|\u0000-\u001F]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .slice(0, NAME_MAX)
    .replaceAll(/^[ .]+|[ .]+$/gu, "");
  return name === "" ? "sans nom" : name;
}

const gone = (missing: readonly string[]): string[] =>
  missing.length === 0
    ? []
    : ["", typeset("Fichiers qui n’existent plus :"), ...missing.map((name) => `- ${name}`)];

const inCustomer = [
  "dossier.json : identité, préférences, précautions et historique des consentements",
  "client/ : photo de la fiche et signatures",
  "diagnostics/ : pour chaque date, la photo, les résultats, les zones relevées et la routine",
  "devis/ : devis émis, et le PDF de ceux qui sont signés",
  "bilans/ : textes des comparaisons",
  "envois/ : documents envoyés par e-mail, et à qui",
] as const;

const FORMATS = "Les dates sont écrites au format ISO 8601. Un dossier absent ne contenait rien.";

/**
 * Gives what is in the archive of a client, for whoever opens it.
 * @param missing files that are named by a document and were not found
 */
export function readMe(customer: Customer, missing: readonly string[], now: Date): string {
  return [
    `Dossier de ${customerLabel(customer)}, exporté le ${formatDate(now)}`,
    "",
    ...inCustomer.map((line) => typeset(line)),
    "",
    typeset(FORMATS),
    ...gone(missing),
  ].join("\n");
}

/**
 * Gives what is in the archive of an account, for whoever opens it.
 * @param missing files that are named by a document and were not found
 * @param failed what could not be read
 */
export function accountReadMe(missing: readonly string[], failed: readonly string[], now: Date): string {
  const lines = [
    "profil/ : votre identité, votre établissement et votre logo",
    "abonnement/ : abonnements et coordonnées de facturation",
    "factures/ : vos factures",
    "clients/ : un dossier par client, avec les fichiers décrits plus bas",
    "diagnostics/, devis/, bilans/, envois/ : ceux qui ne sont liés à aucun client",
    "recommandations/ : vos recommandations, leur photo, et vos prix du catalogue commun",
  ];
  return [
    typeset(`Vos données Carnation, exportées le ${formatDate(now)}`),
    "",
    ...lines.map((line) => typeset(line)),
    "",
    typeset("Le dossier d’un client :"),
    ...inCustomer.map((line) => typeset(line)),
    "",
    typeset(FORMATS),
    ...gone(missing),
    ...(failed.length === 0
      ? []
      : ["", typeset("Ce qui n’a pas pu être lu :"), ...failed.map((name) => `- ${name}`)]),
  ].join("\n");
}
