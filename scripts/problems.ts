import type { Problem, ProblemCode } from "@carnation/local-firebase";

type Details<Code extends ProblemCode> = Extract<Problem, { readonly code: Code }>["details"];

interface Words<Code extends ProblemCode> {
  /** Gives what is so now. */
  readonly says: (details: Details<Code>) => string;
  /** Holds what is so again, for a problem that lasts. */
  readonly over?: string;
}

const written = "Le disque peut de nouveau être écrit : tout s’enregistre.";

const words: { readonly [Code in ProblemCode]: Words<Code> } = {
  DISK_FULL: {
    says: ({ folder }) =>
      `Le disque de ${folder} est plein : plus rien ne s’enregistre. Libérez de la place ; les appareils connectés ` +
      "gardent leurs saisies et les envoient ensuite.",
    over: "Le disque a de nouveau de la place : tout s’enregistre.",
  },
  DISK_READ_ONLY: {
    says: ({ folder }) =>
      `${folder} ne peut plus être écrit (disque en lecture seule, ou droits retirés) : plus rien ne s’enregistre.`,
    over: written,
  },
  DISK_FAILING: {
    says: ({ folder, reason }) =>
      `Le disque de ${folder} répond par des erreurs : plus rien ne s’enregistre. Mettez vos données à l’abri. (${reason})`,
    over: written,
  },
  DATABASE_DAMAGED: {
    says: ({ folder, reason }) =>
      `La base de données de ${folder} est endommagée. Arrêtez Carnation et reprenez une sauvegarde. (${reason})`,
  },
  DATABASE_CONVERTED: {
    says: ({ documents }) =>
      `Les ${documents.toLocaleString("fr-FR")} documents d’une version précédente passent dans les tables de celle-ci : ` +
      "ce démarrage est plus long, une seule fois (jusqu’à une minute par million de documents).",
  },
  OBJECTS_DAMAGED: {
    says: ({ missing, damaged, names }) =>
      `Des photos ou fichiers ne sont plus intacts (manquants : ${missing}, abîmés : ${damaged}) : ${names.join(", ")}` +
      `${missing + damaged > names.length ? "…" : "."} Une sauvegarde peut les contenir encore.`,
  },
  OBJECT_DAMAGED: {
    says: ({ name }) =>
      `Le fichier ${name} n’est plus intact, ou ne peut plus être lu. Une sauvegarde peut le contenir encore.`,
  },
  LOST_AND_FOUND: {
    says: ({ folder, count }) =>
      `Fichiers inconnus de la base de données : ${count}. Ils n’ont pas été supprimés, mais mis de côté dans ${folder}.`,
  },
  OBJECTS_FOUND: {
    says: ({ count }) => `Fichiers mis de côté auparavant et remis à leur place : ${count}.`,
  },
  FUNCTIONS_FAILED: {
    says: ({ reason }) =>
      `Les fonctions (analyse, invitations, suppressions) n’ont pas pu être chargées. Arrêtez Carnation et relancez npm start. (${reason})`,
  },
  EVENT_PARKED: {
    says: ({ functionName }) =>
      `La fonction ${functionName} n’a pas abouti après plusieurs essais ; sa tâche est mise de côté ` +
      "(npm run local-firebase -- events --help).",
  },
  CLOCK_JUMPED: {
    says: ({ seconds, at }) =>
      `L’horloge de l’ordinateur a été ${seconds > 0 ? "avancée" : "reculée"} de ${duration(seconds)} : ` +
      `il est maintenant ${moment(at)}.`,
  },
  CLOCK_BEHIND: {
    says: ({ seconds }) =>
      `Les dernières données sont en avance de ${duration(seconds)} sur l’horloge de l’ordinateur. ` +
      "Vérifiez qu’elle est à l’heure.",
  },
};

/** A problem of the running product, in French: one paragraph. */
export function frenchProblem(problem: Problem): string {
  return `Carnation : ${textOf(problem.code, problem)}`;
}

/** Code and details of a problem belong together, which its type does not say of a union. */
function textOf<Code extends ProblemCode>(
  code: Code,
  problem: { readonly state: Problem["state"]; readonly details: Problem["details"] },
): string {
  const { says, over } = words[code];
  return problem.state === "over" && over !== undefined ? over : says(problem.details as Details<Code>);
}

function duration(seconds: number): string {
  const minutes = Math.abs(seconds) / 60;
  const [value, unit] =
    minutes < 90 ? [minutes, "minute"] : minutes < 60 * 48 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
  return new Intl.NumberFormat("fr-FR", {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(value);
}

function moment(time: number): string {
  return new Date(time).toLocaleString("fr-FR", { dateStyle: "long", timeStyle: "short" });
}
