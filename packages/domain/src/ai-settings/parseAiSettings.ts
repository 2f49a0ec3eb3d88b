import * as v from "valibot";
import { criteria as allCriteria, criterionById } from "../criterion/criteria.ts";
import type { CriterionId } from "../criterion/criterion.ts";
import { dateSchema } from "../wire/wireValues.ts";
import {
  type AiSettings,
  defaultAiSettings,
  engineNames,
  jowlsScales,
  qualityModes,
  recapLengths,
  recapTones,
} from "./aiSettings.ts";
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

/**
 * Reads the stored AI settings. Never throws: a field that is absent or that makes no sense takes its default, and a
 * pair of limits in the wrong order takes both, for an analysis must not stop on a setting.
 */
export function parseAiSettings(fields: unknown): AiSettings {
  const stored = fieldsOf(fields);
  const defaults = defaultAiSettings();
  const criteria = section(stored, "criteria");
  const criterion = (id: CriterionId) =>
    parseCriterion(id, section(criteria, String(id)), defaults.criteria[id]);
  const { quality, recommendations, recap, limits, photos } = defaults;
  const storedQuality = section(stored, "quality");
  return {
    ...v.parse(
      v.object({
        version: integer(0, Number.MAX_SAFE_INTEGER, 0),
        updated: v.fallback(v.nullable(dateSchema), null),
        updatedBy: v.fallback(v.nullable(v.string()), null),
        jowlsScale: choice(jowlsScales, defaults.jowlsScale),
      }),
      stored,
    ),
    engine: v.parse(
      v.object({
        name: choice(engineNames, defaults.engine.name),
        version: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
      }),
      section(stored, "engine"),
    ),
    quality: {
      ...v.parse(
        v.object({
          mode: choice(qualityModes, quality.mode),
          threshold: integer(0, 100, quality.threshold),
        }),
        storedQuality,
      ),
      checks: v.parse(
        v.object({
          sharpness: flag(true),
          exposure: flag(true),
          lighting: flag(true),
          faceSize: flag(true),
          pose: flag(true),
        }),
        section(storedQuality, "checks"),
      ),
    },
    criteria: {
      30: criterion(30),
      31: criterion(31),
      32: criterion(32),
      33: criterion(33),
      69: criterion(69),
      35: criterion(35),
      36: criterion(36),
      37: criterion(37),
      39: criterion(39),
      41: criterion(41),
      50: criterion(50),
      51: criterion(51),
      999: criterion(999),
    },
    recommendations: parseRecommendations(section(stored, "recommendations"), recommendations),
    recap: v.parse(
      v.object({
        enabled: flag(recap.enabled),
        tone: choice(recapTones, recap.tone),
        length: choice(recapLengths, recap.length),
        instruction: text(recap.instruction),
        disclaimer: text(recap.disclaimer),
        alwaysReview: flag(recap.alwaysReview),
      }),
      section(stored, "recap"),
    ),
    limits: v.parse(
      v.object({
        diagnosesPerDay: integer(1, 10_000, limits.diagnosesPerDay),
        timeoutSeconds: integer(10, 540, limits.timeoutSeconds),
      }),
      section(stored, "limits"),
    ),
    photos: v.parse(
      v.object({
        retentionMonths: integer(1, 120, photos.retentionMonths),
        improvement: flag(photos.improvement),
      }),
      section(stored, "photos"),
    ),
  };
}

/** The fields to store, whose names are those of the settings. */
export function toStoredAiSettings(settings: AiSettings): AiSettings {
  return settings;
}
