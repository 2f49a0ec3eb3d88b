import { parseAiSettings } from "../ai-settings/parseAiSettings.ts";
import { criterionIds } from "@carnation/domain/criterion";

/** Settings by which every criterion has a score: those of an engine of which no card is known. */
export const everyScore = parseAiSettings({
  engine: { name: "remote" },
  criteria: Object.fromEntries(criterionIds.map((id) => [id, { scored: true }])),
});
