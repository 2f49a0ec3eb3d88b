import { typeset } from "../text/typeset.ts";
import type { Comparability, ComparabilityAspect } from "./comparability.ts";

const remedies: readonly { readonly aspect: ComparabilityAspect; readonly remedy: string }[] = [
  { aspect: "light", remedy: "une lumière douce venant de face" },
  { aspect: "pose", remedy: "la tête droite et le menton à l’horizontale" },
  { aspect: "framing", remedy: "le visage plus près, à la même distance chaque fois" },
  { aspect: "sharpness", remedy: "un appareil stable et un objectif propre" },
];

const always = "la peau nettoyée et le visage détendu";

/**
 * Tells how to take the next photo: the same way when these two compare well, otherwise with what they lacked.
 * The advice is about photos, never about care.
 */
export function nextPhotoAdvice({ level, reasons }: Comparability): string {
  if (level === "good") {
    return typeset(
      `Pour la prochaine photo, gardez les mêmes conditions : ${always}, la même lumière, la même distance.`,
    );
  }
  const lacking = remedies.filter(({ aspect }) =>
    reasons.some((reason) => reason.aspect === aspect && reason.issue !== "unknown"),
  );
  const chosen =
    lacking.length > 0 ? lacking : remedies.filter(({ aspect }) => aspect === "light" || aspect === "pose");
  return typeset(`Pour la prochaine photo : ${[always, ...chosen.map(({ remedy }) => remedy)].join(", ")}.`);
}
