import { photoLimits } from "@carnation/domain/internal/photo";

/** Reason why a HEIC picture cannot be decoded; `unavailable`: the decoder itself could not be loaded. */
export type HeicProblem = "unreadable" | "too-many-pixels" | "unavailable";

/** French sentence of each problem: what is wrong, then what to do. */
export const heicProblemTexts: Readonly<Record<HeicProblem, string>> = {
  unreadable:
    "Cette photo HEIC ne peut pas être lue\u00A0: le fichier est peut-être abîmé. Choisissez-en une autre, ou enregistrez-la en JPEG.",
  "too-many-pixels": `Cette photo HEIC dépasse ${photoLimits.maxChosenPixels / 1_000_000} millions de pixels. Réduisez-la ou choisissez un réglage d’appareil plus petit.`,
  unavailable:
    "La lecture des photos HEIC n’a pas pu être chargée. Vérifiez la connexion, puis choisissez la photo à nouveau.",
};

/** A HEIC picture that was not decoded; `problem` says why. */
export class HeicError extends Error {
  readonly problem: HeicProblem;

  constructor(problem: HeicProblem, options?: ErrorOptions) {
    super(`The HEIC picture cannot be decoded: ${problem}`, options);
    this.name = "HeicError";
    this.problem = problem;
  }
}
