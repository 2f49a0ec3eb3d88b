import { criterionIds } from "@carnation/domain/criterion";

/** `settings/ai` by which every criterion has a score: a remote engine's, of which no validity card is known. */
export const everyScore = {
  engine: { name: "remote" },
  criteria: Object.fromEntries(criterionIds.map((id) => [id, { scored: true }])),
};
