import {
  StartupError,
  type DataFolderFault,
  type Service,
  type StartupErrorCode,
} from "@carnation/local-firebase";

const names: Readonly<Record<Service, string>> = {
  hosting: "l’application",
  functions: "les fonctions",
  firestore: "la base de données",
  auth: "la connexion",
  storage: "les fichiers",
};

const folderFaults: Readonly<Record<DataFolderFault, string>> = {
  "no-folder": "ce n’est pas un dossier",
  "no-file": "c’est un dossier",
  "lock-damaged": "ce fichier est abîmé\u202F; il ne contient aucune donnée",
};

type Details<Code extends StartupErrorCode> = StartupError<Code>["details"];

const counted = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

/** A path as one word of a command, to be copied as it stands. */
function shellWord(path: string): string {
  if (/^[\w/.:\\@%+=-]+$/u.test(path)) return path;
  return process.platform === "win32" ? `"${path}"` : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

/** Tells how a data folder is replaced by a backup, or begun anew, without losing what is in it. */
const restore = (folder: string): readonly string[] => [
  `  – reprendre une sauvegarde : renommez ${folder}, puis`,
  `      npm run local-firebase -- import --from /chemin/de/la/sauvegarde --data-dir ${shellWord(folder)}`,
  `  – repartir de zéro : renommez ${folder} (ou choisissez un autre dossier avec CARNATION_DATA), puis npm start.`,
];

const UNTOUCHED = "Aucune de vos données n’a été modifiée ni supprimée.";

const sentences: { readonly [Code in StartupErrorCode]: (details: Details<Code>) => readonly string[] } = {
  PORT_IN_USE: ({ service, port }) => [
    `le port ${port} (${names[service]}) est déjà utilisé.`,
    "Fermez le programme qui l’occupe, ou laissez Carnation prendre des ports libres : CARNATION_PORTS=0 npm start",
  ],
  HOST_NOT_AVAILABLE: ({ host }) => [`${host} n’est pas une adresse de cet ordinateur.`],
  DATA_FOLDER_LOCKED: ({ folder, pid }) => [
    `elle est déjà ouverte sur le dossier ${folder}${pid === null ? "" : ` (processus ${pid})`}.`,
    "Arrêtez l’autre processus, ou choisissez un autre dossier : CARNATION_DATA=/chemin npm start",
  ],
  DATA_FOLDER_INVALID: ({ path, fault }) => [
    `${path} n’est pas ce qui devrait se trouver là (${folderFaults[fault]}).`,
    `Renommez-le, puis relancez npm start. ${UNTOUCHED}`,
  ],
  DATABASE_MISSING: ({ folder, file, files }) => [
    `la base de données manque ou elle est vide, alors que ${counted(files, "fichier l’attend", "fichiers l’attendent")}.`,
    `Base de données : ${file}`,
    `${UNTOUCHED} Vous pouvez :`,
    "  – remettre ce fichier à sa place (avec ceux qui finissent par -wal et -shm) s’il a été déplacé ;",
    ...restore(folder),
  ],
  DATABASE_DAMAGED: ({ folder, file, reason }) => [
    `la base de données est endommagée (${reason}).`,
    `Base de données : ${file}`,
    `${UNTOUCHED} Vous pouvez :`,
    ...restore(folder),
  ],
  DATABASE_NEWER: ({ file }) => [
    "les données ont été écrites par une version plus récente de Carnation.",
    `Base de données : ${file}`,
    `Relancez cette version-là. ${UNTOUCHED}`,
  ],
  OBJECTS_MISSING: ({ folder, count }) => [
    `la base de données connaît ${counted(count, "photo ou fichier", "photos et fichiers")}, et aucun n’est dans ${folder}.`,
    `${UNTOUCHED} Vous pouvez :`,
    "  – remettre ce dossier à sa place s’il a été déplacé ou renommé ;",
    "  – reprendre une sauvegarde (npm run local-firebase -- import --help) ;",
    "  – continuer sans ces fichiers : CARNATION_MISSING_FILES=accept npm start",
  ],
  OBJECTS_UNKNOWN: ({ folder, count }) => [
    `${folder} contient ${counted(count, "fichier", "fichiers")}, mais la base de données n’en connaît aucun.`,
    `${UNTOUCHED} Vous pouvez :`,
    "  – remettre à sa place la base de données qui va avec ces fichiers ;",
    "  – continuer sans eux : déplacez-les dans un autre dossier, puis npm start.",
  ],
  DISK_FULL: ({ folder }) => [
    `le disque de ${folder} est plein.`,
    "Libérez de la place, puis relancez npm start.",
  ],
  DISK_READ_ONLY: ({ folder, reason }) => [
    `${folder} ne peut pas être écrit : le disque est en lecture seule, ou vos droits ne le permettent pas.`,
    `(${reason})`,
    "Rétablissez l’écriture, ou choisissez un autre dossier : CARNATION_DATA=/chemin npm start",
  ],
  DISK_FAILING: ({ folder, reason }) => [
    `le disque de ${folder} répond par des erreurs (${reason}).`,
    "Vérifiez le disque, et mettez vos données à l’abri.",
  ],
  RULES_INVALID: ({ file, reason }) => [`le fichier ${file} contient une erreur.`, reason],
  CONFIG_INVALID: ({ file, reason }) => [`le fichier ${file} contient une erreur.`, reason],
};

/** Gives what went wrong at start, and what to do about it, in French. */
export function frenchStartError(error: unknown): string {
  const lines =
    error instanceof StartupError ? linesOf(error) : [error instanceof Error ? error.message : String(error)];
  return `Carnation n’a pas pu démarrer : ${lines.join("\n")}`;
}

/** Code and details of an error belong together, which its type does not say of a union. */
function linesOf<Code extends StartupErrorCode>(error: StartupError<Code>): readonly string[] {
  return sentences[error.code](error.details);
}
