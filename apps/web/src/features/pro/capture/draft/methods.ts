import { pictureFormats } from "@carnation/domain/internal/field";
import { photoLimits } from "@carnation/domain/internal/photo";

/** Sources of the photo of a diagnosis, as written in the address. */
export const captureMethods = ["camera", "file", "phone", "demo"] as const;
export type CaptureMethod = (typeof captureMethods)[number];

/** The method named in an address; null when it names none. */
export function parseMethod(value: string | null | undefined): CaptureMethod | null {
  return captureMethods.find((method) => method === value) ?? null;
}

interface MethodTexts {
  readonly label: string;
  readonly hint: string;
}

/** French words of each method. */
export const methodTexts: Readonly<Record<CaptureMethod, MethodTexts>> = {
  camera: {
    label: "Prendre une photo",
    hint: "Avec l’appareil de cette tablette ou de cet ordinateur, guidé par un ovale.",
  },
  file: {
    label: "Importer une photo",
    hint: `Une photo ${pictureFormats.names}, de face, d’au moins ${photoLimits.minSidePx} pixels de côté.`,
  },
  phone: {
    label: "Utiliser un téléphone",
    hint: "Un code à scanner\u00A0: la photo prise avec le téléphone arrive ici toute seule.",
  },
  demo: {
    label: "Essayer avec un visage de démonstration",
    hint: "Quatre visages dessinés, pour découvrir l’analyse sans photographier personne.",
  },
};
