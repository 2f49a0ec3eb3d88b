import { portVariable, type Service } from "./startPorts.ts";

const names: Readonly<Record<Service, string>> = {
  hosting: "l’application",
  functions: "les fonctions",
  firestore: "la base de données",
  auth: "la connexion",
  storage: "les fichiers",
};

interface StartError {
  readonly code: string;
  readonly message: string;
  readonly service?: Service;
  readonly port?: number;
}

function isStartError(error: unknown): error is StartError {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

/** What went wrong at start, and what to do about it, in French. */
export function frenchStartError(error: unknown, dataDir: string): string {
  if (!isStartError(error)) return `Carnation n’a pas pu démarrer : ${String(error)}`;
  switch (error.code) {
    case "PORT_IN_USE": {
      const service = error.service ?? "hosting";
      return [
        `Carnation n’a pas pu démarrer : le port ${error.port} (${names[service]}) est déjà utilisé.`,
        `Fermez le programme qui l’occupe, ou choisissez un autre port : ${portVariable(service)}=0 npm start`,
      ].join("\n");
    }
    case "DATA_FOLDER_LOCKED":
      return [
        `Carnation est déjà ouverte sur le dossier ${dataDir}.`,
        "Arrêtez l’autre processus, ou choisissez un autre dossier : CARNATION_DATA=/chemin npm start",
      ].join("\n");
    case "RULES_INVALID":
      return `Carnation n’a pas pu démarrer : un fichier de règles contient une erreur.\n${error.message}`;
    default:
      return `Carnation n’a pas pu démarrer : ${error.message}`;
  }
}
