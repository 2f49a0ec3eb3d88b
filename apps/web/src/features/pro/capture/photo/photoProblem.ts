import { pictureFormats } from "@carnation/domain/internal/field";
import { photoLimits } from "@carnation/domain/internal/photo";

/** Reason why a file cannot be used as the photo of a diagnosis. */
export type PhotoProblem =
  | "not-an-image"
  | "unreadable"
  | "too-small"
  | "too-many-pixels"
  | "too-heavy"
  | "noisy-canvas";

/** French sentence of each problem: what is wrong, then what to do. */
export const photoProblemTexts: Readonly<Record<PhotoProblem, string>> = {
  "not-an-image": `Ce fichier n’est pas une photo ${pictureFormats.names}. Choisissez-en une autre, ou enregistrez-la en JPEG.`,
  unreadable:
    "Ce navigateur ne sait pas lire cette image. Enregistrez-la en JPEG, puis importez-la à nouveau.",
  "too-small": `Cette photo est trop petite\u00A0: son plus petit côté doit mesurer au moins ${photoLimits.minSidePx} pixels. Choisissez la photo d’origine.`,
  "too-many-pixels": `Cette photo dépasse ${photoLimits.maxChosenPixels / 1_000_000} millions de pixels. Réduisez-la ou choisissez un réglage d’appareil plus petit.`,
  "noisy-canvas":
    "Ce navigateur brouille les images qu’un site lui confie, et la peau serait mal lue. Autorisez ce site à lire les données du canevas, ou baissez pour lui la protection contre le pistage, puis recommencez.",
  "too-heavy": `Ce fichier dépasse ${photoLimits.maxUploadBytes / 1024 ** 2}\u00A0Mo. Choisissez une photo plus légère.`,
};

/** A file refused as a photo; `problem` says why. */
export class PhotoError extends Error {
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem, options?: ErrorOptions) {
    super(`The photo cannot be used: ${problem}`, options);
    this.name = "PhotoError";
    this.problem = problem;
  }
}
