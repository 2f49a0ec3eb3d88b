import { CarnationError } from "@carnation/domain/error";
import { careMoments } from "@carnation/domain/internal/recommendation";
import { titledText } from "@carnation/domain/internal/text";
import { type Routine } from "@carnation/domain/routine";
import { contraindicatedSentence, contraindicatedSteps } from "@carnation/domain/internal/routine";
import type { TitledText } from "@carnation/domain/text";

/** Holds what is shown in place of the prescription of a routine without a step. */
export const emptyRoutineText: TitledText = /* @__PURE__ */ titledText(
  "Routine vide",
  "Ajoutez au moins une étape à la routine, enregistrez-la, puis préparez la prescription.",
);

/**
 * Tells why a routine cannot be printed or sent, and what to do; null when it can.
 * @param reasons by id of the recommendation, the names of the contraindications that set it aside; empty where the
 *   settings do not exclude anything
 */
export function prescriptionObstacle(
  routine: Routine,
  reasons: ReadonlyMap<string, readonly string[]>,
): TitledText | null {
  if (careMoments.every((moment) => routine[moment].length === 0)) return emptyRoutineText;
  const sentence = contraindicatedSentence(contraindicatedSteps(routine, reasons));
  return sentence === null ? null : titledText("Contre-indication à justifier", sentence);
}

/** The error that a callable refuses a prescription with: people are shown its message. */
export function prescriptionRefusal(obstacle: TitledText): CarnationError {
  return new CarnationError("refused", obstacle.message);
}
