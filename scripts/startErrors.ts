import { StartupError, type Service, type StartupErrorCode } from "@carnation/local-firebase";

const names: Readonly<Record<Service, string>> = {
  hosting: "l’application",
  functions: "les fonctions",
  firestore: "la base de données",
  auth: "la connexion",
  storage: "les fichiers",
};

function hasCode<Code extends StartupErrorCode>(error: unknown, code: Code): error is StartupError<Code> {
  return error instanceof StartupError && error.code === code;
}

/** What went wrong at start, and what to do about it, in French. */
export function frenchStartError(error: unknown): string {
  if (hasCode(error, "PORT_IN_USE")) {
    const { service, port } = error.details;
    return [
      `Carnation n’a pas pu démarrer : le port ${port} (${names[service]}) est déjà utilisé.`,
      "Fermez le programme qui l’occupe, ou laissez Carnation prendre des ports libres : CARNATION_PORTS=0 npm start",
    ].join("\n");
  }
  if (hasCode(error, "DATA_FOLDER_LOCKED")) {
    return [
      `Carnation est déjà ouverte sur le dossier ${error.details.folder}.`,
      "Arrêtez l’autre processus, ou choisissez un autre dossier : CARNATION_DATA=/chemin npm start",
    ].join("\n");
  }
  if (hasCode(error, "RULES_INVALID") || hasCode(error, "CONFIG_INVALID")) {
    const { file, reason } = error.details;
    return `Carnation n’a pas pu démarrer : le fichier ${file} contient une erreur.\n${reason}`;
  }
  return `Carnation n’a pas pu démarrer : ${error instanceof Error ? error.message : String(error)}`;
}
