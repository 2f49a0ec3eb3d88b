import {
  criteria as allCriteria,
  criterionById,
  type CriterionId,
  type CriterionKey,
} from "@carnation/domain/criterion";
import { byCriterion } from "@carnation/domain/internal/criterion";
import { dateSchema } from "@carnation/domain/internal/wire";
import { isScoreValid } from "@carnation/domain/validity";
import * as v from "valibot";
import {
  type AiSettings,
  defaultAiSettings,
  engineNames,
  jowlsScales,
  qualityModes,
  recapLengths,
  recapTones,
} from "./aiSettings.ts";
import { readPerceivedAgeSwitch } from "./perceivedAgeSwitch.ts";
import { areOrdered, type CriterionSettings, thresholdRange } from "./criterionSettings.ts";

const number = (min: number, max: number, fallback: number) =>
  v.fallback(v.pipe(v.number(), v.finite(), v.minValue(min), v.maxValue(max)), fallback);
const integer = (min: number, max: number, fallback: number) =>
  v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max)), fallback);
const flag = (fallback: boolean) => v.fallback(v.boolean(), fallback);
const text = (fallback: string) => v.fallback(v.string(), fallback);
const choice = <const Words extends readonly string[]>(words: Words, fallback: Words[number]) =>
  v.fallback(v.picklist(words), fallback);

/** A map of fields; anything else is an empty one, whose fields then take their defaults. */
function fieldsOf(input: unknown): object {
  return typeof input === "object" && input !== null ? input : {};
}

function section(input: object, name: string): object {
  return fieldsOf(Object.entries(input).find(([key]) => key === name)?.[1]);
}

function parseCriterion(id: CriterionId, input: object, defaults: CriterionSettings): CriterionSettings {
  const criterion = criterionById(id);
  const { min, max } = thresholdRange(criterion);
  const read = v.parse(
    v.object({
      enabled: flag(defaults.enabled),
      scored: flag(defaults.scored),
      good: integer(min, max, defaults.good),
      medium: integer(min, max, defaults.medium),
      stable: number(0, criterion.max - criterion.min, defaults.stable),
      text: v.fallback(v.pipe(v.string(), v.nonEmpty()), defaults.text),
      order: integer(1, allCriteria.length, defaults.order),
    }),
    input,
  );
  return areOrdered(criterion, read) ? read : { ...read, good: defaults.good, medium: defaults.medium };
}

function parseRecommendations(
  input: object,
  defaults: AiSettings["recommendations"],
): AiSettings["recommendations"] {
  const read = v.parse(
    v.object({
      maxItems: integer(1, 50, defaults.maxItems),
      maxCabin: integer(0, 10, defaults.maxCabin),
      needMedium: number(0, 10, defaults.needMedium),
      needPoor: number(0, 10, defaults.needPoor),
      excludeContraindicated: flag(defaults.excludeContraindicated),
    }),
    input,
  );
  if (read.needPoor > read.needMedium) return read;
  return { ...read, needMedium: defaults.needMedium, needPoor: defaults.needPoor };
}

function parseEngine(input: object, { name }: AiSettings["engine"]): AiSettings["engine"] {
  return v.parse(
    v.object({
      name: choice(engineNames, name),
      version: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
    }),
    input,
  );
}

function parseQuality(
  input: object,
  { mode, threshold, checks }: AiSettings["quality"],
): AiSettings["quality"] {
  const stored = v.object({ mode: choice(qualityModes, mode), threshold: integer(0, 100, threshold) });
  const storedChecks = v.object({
    sharpness: flag(checks.sharpness),
    exposure: flag(checks.exposure),
    lighting: flag(checks.lighting),
    faceSize: flag(checks.faceSize),
    pose: flag(checks.pose),
  });
  return { ...v.parse(stored, input), checks: v.parse(storedChecks, section(input, "checks")) };
}

function parseRecap(input: object, defaults: AiSettings["recap"]): AiSettings["recap"] {
  return v.parse(
    v.object({
      enabled: flag(defaults.enabled),
      tone: choice(recapTones, defaults.tone),
      length: choice(recapLengths, defaults.length),
      model: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
      instruction: text(defaults.instruction),
      disclaimer: text(defaults.disclaimer),
      alwaysReview: flag(defaults.alwaysReview),
    }),
    input,
  );
}

function parseLimits(input: object, defaults: AiSettings["limits"]): AiSettings["limits"] {
  return v.parse(
    v.object({
      diagnosesPerDay: integer(1, 10_000, defaults.diagnosesPerDay),
      timeoutSeconds: integer(10, 540, defaults.timeoutSeconds),
    }),
    input,
  );
}

function parsePhotos(input: object, defaults: AiSettings["photos"]): AiSettings["photos"] {
  return v.parse(
    v.object({
      retentionMonths: integer(1, 120, defaults.retentionMonths),
      improvement: flag(defaults.improvement),
    }),
    input,
  );
}

function storedHead({ jowlsScale }: AiSettings) {
  return v.object({
    version: integer(0, Number.MAX_SAFE_INTEGER, 0),
    updated: v.fallback(v.nullable(dateSchema), null),
    updatedBy: v.fallback(v.nullable(v.string()), null),
    jowlsScale: choice(jowlsScales, jowlsScale),
  });
}

/**
 * Reads the stored AI settings. Never throws: a field that is absent or that makes no sense takes its default, and a
 * pair of limits in the wrong order takes both, for an analysis must not stop on a setting. A score that the embedded
 * engine is not right enough for is none, whatever is stored: the engine may have changed since.
 */
export function parseAiSettings(fields: unknown): AiSettings {
  const settings = readAiSettings(fields);
  const { engine, criteria } = settings;
  if (engine.name !== "embedded") return settings;
  const scored = (id: CriterionId, key: CriterionKey): boolean => criteria[id].scored && isScoreValid(key);
  return {
    ...settings,
    criteria: byCriterion((id, { key }) => ({ ...criteria[id], scored: scored(id, key) })),
  };
}

/** Reads the settings as they are stored, in whole or in part. */
export function readAiSettings(fields: unknown): AiSettings {
  const stored = fieldsOf(fields);
  const defaults = defaultAiSettings();
  const criteria = section(stored, "criteria");
  return {
    ...v.parse(storedHead(defaults), stored),
    perceivedAge: readPerceivedAgeSwitch(stored),
    engine: parseEngine(section(stored, "engine"), defaults.engine),
    quality: parseQuality(section(stored, "quality"), defaults.quality),
    criteria: byCriterion((id) => parseCriterion(id, section(criteria, String(id)), defaults.criteria[id])),
    recommendations: parseRecommendations(section(stored, "recommendations"), defaults.recommendations),
    recap: parseRecap(section(stored, "recap"), defaults.recap),
    limits: parseLimits(section(stored, "limits"), defaults.limits),
    photos: parsePhotos(section(stored, "photos"), defaults.photos),
  };
}

/** The fields to store, whose names are those of the settings. */
export function toStoredAiSettings(settings: AiSettings): AiSettings {
  return settings;
}
