import { formatCount } from "@carnation/domain/format";
import { countSchema, documentIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Payload of the callable `recommendationuse`. */
export const recommendationUseRequest = v.object(
  { recommendationId: documentIdSchema() },
  "Choisissez une recommandation.",
);

/** Answer of the callable `recommendationuse`: how many saved routines hold it, and nothing of the people whose they are. */
export const recommendationUseResponse = v.object({ routines: countSchema });

/** « utilisée dans 12 routines » */
export function recommendationUseWords(routines: number): string {
  if (routines === 0) return "dans aucune routine";
  return `utilisée dans ${formatCount(routines, "routine", "routines")}`;
}
