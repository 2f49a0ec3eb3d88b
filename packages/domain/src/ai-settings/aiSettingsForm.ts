import * as v from "valibot";
import { criteria as allCriteria, criterionById } from "../criterion/criteria.ts";
import type { CriterionId } from "../criterion/criterion.ts";
import { numberField } from "../field/numberField.ts";
import { typeset } from "../text/typeset.ts";
import { engineNames, jowlsScales, qualityModes, recapLengths, recapTones } from "./aiSettings.ts";
import { areOrdered, thresholdRange } from "./criterionSettings.ts";

/* @__NO_SIDE_EFFECTS__ */
function textField(max: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max, `Gardez ${max} caractères au plus.`));
}

/** A criterion's part of the form: the good band lies beyond the medium one, both within the criterion's range. */
/* @__NO_SIDE_EFFECTS__ */
export function criterionSettingsForm(id: CriterionId) {
  const criterion = criterionById(id);
  const range = thresholdRange(criterion);
  const side = criterion.direction === "higher" ? "supérieur" : "inférieur";
  return v.pipe(
    v.object({
      enabled: v.boolean(),
      good: numberField(range),
      medium: numberField(range),
      stable: numberField({ min: 0, max: criterion.max - criterion.min, decimals: 1 }),
      text: v.pipe(textField(800), v.nonEmpty("Écrivez le texte du critère.")),
      order: numberField({ min: 1, max: allCriteria.length }),
    }),
    v.forward(
      v.check(
        (settings) => areOrdered(criterion, settings),
        () => typeset(`Le seuil « Point fort » doit être ${side} au seuil « À entretenir ».`),
      ),
      ["good"],
    ),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function criteriaForm() {
  return v.pipe(
    v.object({
      30: criterionSettingsForm(30),
      31: criterionSettingsForm(31),
      32: criterionSettingsForm(32),
      33: criterionSettingsForm(33),
      69: criterionSettingsForm(69),
      35: criterionSettingsForm(35),
      36: criterionSettingsForm(36),
      37: criterionSettingsForm(37),
      39: criterionSettingsForm(39),
      41: criterionSettingsForm(41),
      50: criterionSettingsForm(50),
      51: criterionSettingsForm(51),
      999: criterionSettingsForm(999),
    }),
    v.check(
      (settings) => Object.values(settings).some(({ enabled }) => enabled),
      "Gardez au moins un critère activé.",
    ),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function recommendationsForm() {
  return v.pipe(
    v.object({
      maxItems: numberField({ min: 1, max: 50 }),
      maxCabin: numberField({ min: 0, max: 10 }),
      needMedium: numberField({ min: 0, max: 10, decimals: 1 }),
      needPoor: numberField({ min: 0, max: 10, decimals: 1 }),
      excludeContraindicated: v.boolean(),
    }),
    v.forward(
      v.check(
        ({ needMedium, needPoor }) => needPoor > needMedium,
        "Une priorité doit compter plus qu’un critère à entretenir.",
      ),
      ["needPoor"],
    ),
  );
}

/** The form of the AI settings; its output is `AiSettingsValues`. */
export const aiSettingsForm = /* @__PURE__ */ v.object({
  engine: /* @__PURE__ */ v.object({
    name: /* @__PURE__ */ v.picklist(engineNames, "Choisissez un moteur."),
    version: /* @__PURE__ */ v.pipe(
      v.nullable(textField(40)),
      v.transform((version) => (version === "" ? null : version)),
    ),
  }),
  quality: /* @__PURE__ */ v.object({
    mode: /* @__PURE__ */ v.picklist(qualityModes, "Choisissez un mode."),
    threshold: /* @__PURE__ */ numberField({ min: 0, max: 100 }),
    checks: /* @__PURE__ */ v.object({
      sharpness: /* @__PURE__ */ v.boolean(),
      exposure: /* @__PURE__ */ v.boolean(),
      lighting: /* @__PURE__ */ v.boolean(),
      faceSize: /* @__PURE__ */ v.boolean(),
      pose: /* @__PURE__ */ v.boolean(),
    }),
  }),
  criteria: /* @__PURE__ */ criteriaForm(),
  jowlsScale: /* @__PURE__ */ v.picklist(jowlsScales, "Choisissez une échelle."),
  recommendations: /* @__PURE__ */ recommendationsForm(),
  recap: /* @__PURE__ */ v.object({
    enabled: /* @__PURE__ */ v.boolean(),
    tone: /* @__PURE__ */ v.picklist(recapTones, "Choisissez un ton."),
    length: /* @__PURE__ */ v.picklist(recapLengths, "Choisissez une longueur."),
    instruction: /* @__PURE__ */ textField(1000),
    disclaimer: /* @__PURE__ */ v.pipe(textField(500), v.nonEmpty("Écrivez le texte d’avertissement.")),
    alwaysReview: /* @__PURE__ */ v.boolean(),
  }),
  limits: /* @__PURE__ */ v.object({
    diagnosesPerDay: /* @__PURE__ */ numberField({ min: 1, max: 10_000 }),
    timeoutSeconds: /* @__PURE__ */ numberField({ min: 10, max: 540 }),
  }),
  photos: /* @__PURE__ */ v.object({
    retentionMonths: /* @__PURE__ */ numberField({ min: 1, max: 120 }),
    improvement: /* @__PURE__ */ v.boolean(),
  }),
});

/** What the form of the AI settings holds. */
export type AiSettingsFormInput = v.InferInput<typeof aiSettingsForm>;

/** What the form of the AI settings gives. */
export type AiSettingsFormOutput = v.InferOutput<typeof aiSettingsForm>;
