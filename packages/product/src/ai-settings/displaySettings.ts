import type { CriterionId } from "@carnation/domain/criterion";
import { byCriterion } from "@carnation/domain/internal/criterion";
import type { AiSettings } from "./aiSettings.ts";
import type { CriterionSettings } from "./criterionSettings.ts";
import { readAiSettings } from "./parseAiSettings.ts";

/**
 * Describes what professionals' own screens need of the AI settings; `settings/display`, written with `settings/ai`, of which they
 * read nothing: not the engine, not the limits, not what a language model is told.
 */
export interface DisplaySettings extends Pick<AiSettings, "version" | "recommendations"> {
  readonly criteria: Readonly<
    Record<CriterionId, Pick<CriterionSettings, "enabled" | "scored" | "order" | "text">>
  >;
}

/** The part of the AI settings that professionals' screens need; its fields are those to store. */
export function displaySettingsOf({
  version,
  recommendations,
  criteria,
}: Pick<AiSettings, keyof DisplaySettings>): DisplaySettings {
  return {
    version,
    recommendations,
    criteria: byCriterion((id) => {
      const { enabled, scored, order, text } = criteria[id];
      return { enabled, scored, order, text };
    }),
  };
}

/** Reads the stored part, as `readAiSettings` reads the whole: what is absent takes its default. */
export function parseDisplaySettings(fields: unknown): DisplaySettings {
  return displaySettingsOf(readAiSettings(fields));
}
