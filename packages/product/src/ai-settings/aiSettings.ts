import { criteria as allCriteria, type CriterionId } from "@carnation/domain/criterion";
import { byCriterion } from "@carnation/domain/internal/criterion";
import type { JowlsScale } from "@carnation/domain/result";
import { typeset } from "@carnation/domain/text";
import { perceivedAgeOff, type PerceivedAgeSwitch } from "./perceivedAgeSwitch.ts";
import { type CriterionSettings, defaultCriterionSettings } from "./criterionSettings.ts";

/** Choice of which engine analyses the photos. */
export const engineNames = ["embedded", "remote"] as const;

/** Holds what a photo below the threshold meets: nothing, a word of advice, or a refusal. */
export const qualityModes = ["off", "advise", "block"] as const;

/** The checks of a photo's quality, which can be switched one by one. */
export const qualityChecks = ["sharpness", "exposure", "lighting", "faceSize", "pose"] as const;

/** Way that the written recap speaks. */
export const recapTones = ["warm", "neutral"] as const;

/** Length of the written recap. */
export const recapLengths = ["short", "medium", "long"] as const;

/** Way that the written recap speaks. */
export type RecapTone = (typeof recapTones)[number];

/** Length of the written recap. */
export type RecapLength = (typeof recapLengths)[number];

/** Holds what level 4 of the jowls means in result files. */
export const jowlsScales = ["four-is-sharp", "four-is-sagging"] as const satisfies readonly JowlsScale[];

/** A check of a photo's quality. */
export type QualityCheck = (typeof qualityChecks)[number];

/** Describes what a photo below the threshold meets. */
export type QualityMode = (typeof qualityModes)[number];

/** Describes what the back-office can change; `settings/ai`, whose stored names are these. */
export interface AiSettingsValues {
  readonly engine: {
    readonly name: (typeof engineNames)[number];
    /** Version to use; null for the engine's own. */
    readonly version: string | null;
  };
  readonly quality: {
    readonly mode: QualityMode;
    /** 0 to 100: below it a photo is advised against or refused. */
    readonly threshold: number;
    readonly checks: Readonly<Record<QualityCheck, boolean>>;
  };
  readonly criteria: Readonly<Record<CriterionId, CriterionSettings>>;
  readonly jowlsScale: JowlsScale;
  readonly recommendations: {
    /** Most items proposed per category, 1 to 50. */
    readonly maxItems: number;
    /** Most cabin treatments in a proposed routine, 0 to 10. */
    readonly maxCabin: number;
    /** Holds what a criterion to maintain counts, 0 to 10; a strength counts 0 (CRITERIA F). */
    readonly needMedium: number;
    /** Holds what a priority counts, more than `needMedium`, to 10. */
    readonly needPoor: number;
    /** True when a matched contraindication sets an item aside. */
    readonly excludeContraindicated: boolean;
  };
  readonly recap: {
    readonly enabled: boolean;
    readonly tone: RecapTone;
    readonly length: RecapLength;
    /** Name of the language model that writes it; null: the sentences of `recapText`, of which no word is made up. */
    readonly model: string | null;
    /** Holds what the writer is told beside the numbers; up to 1000 characters. */
    readonly instruction: string;
    /** The sentence under every recap. */
    readonly disclaimer: string;
    /** True when a recap must be read over before it is sent. */
    readonly alwaysReview: boolean;
  };
  readonly limits: {
    /** Diagnoses that a professional can start per day, 1 to 10 000. */
    readonly diagnosesPerDay: number;
    /** Time that an analysis is given, 10 to 540 seconds. */
    readonly timeoutSeconds: number;
  };
  readonly photos: {
    /** Time that photos are kept, 1 to 120 months. */
    readonly retentionMonths: number;
    /** True when photos of people who agreed may improve the engine. */
    readonly improvement: boolean;
  };
}

/** The AI settings in force, and who saved them. */
export interface AiSettings extends AiSettingsValues {
  /** Not among the values of the form: it is switched on by itself, after its note has been read. */
  readonly perceivedAge: PerceivedAgeSwitch;
  /** Grows by one at each save, so that two people cannot overwrite each other; 0 before the first. */
  readonly version: number;
  readonly updated: Date | null;
  /** Person who saved it. */
  readonly updatedBy: string | null;
}

function defaultOf(id: CriterionId): CriterionSettings {
  return defaultCriterionSettings(id, allCriteria.findIndex((criterion) => criterion.id === id) + 1);
}

/** The starting values: CRITERIA A to C, F; SCREENS, `/admin/ai/settings`. */
export function defaultAiSettings(): AiSettings {
  return {
    version: 0,
    updated: null,
    updatedBy: null,
    perceivedAge: perceivedAgeOff,
    engine: { name: "embedded", version: null },
    quality: {
      mode: "advise",
      threshold: 50,
      checks: { sharpness: true, exposure: true, lighting: true, faceSize: true, pose: true },
    },
    criteria: byCriterion(defaultOf),
    jowlsScale: "four-is-sharp",
    recommendations: { maxItems: 10, maxCabin: 3, needMedium: 1, needPoor: 2, excludeContraindicated: true },
    recap: {
      enabled: true,
      tone: "warm",
      length: "medium",
      model: null,
      instruction: "",
      disclaimer: typeset(
        "Texte généré automatiquement à partir des mesures, à titre cosmétique : il ne remplace pas un avis médical.",
      ),
      alwaysReview: true,
    },
    limits: { diagnosesPerDay: 200, timeoutSeconds: 120 },
    photos: { retentionMonths: 24, improvement: false },
  };
}
