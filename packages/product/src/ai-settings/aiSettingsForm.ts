import { criteria as allCriteria, criterionById, type CriterionId } from "@carnation/domain/criterion";
import { formObject } from "@carnation/domain/field";
import { byCriterion } from "@carnation/domain/internal/criterion";
import {
  lineField,
  longTextField,
  numberField,
  optionalField,
  tickField,
} from "@carnation/domain/internal/field";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";
import { engineNames, jowlsScales, qualityModes, recapLengths, recapTones } from "./aiSettings.ts";
import { areOrdered, thresholdRange } from "./criterionSettings.ts";

const versionField = /* @__PURE__ */ optionalField(
  /* @__PURE__ */ lineField({ max: 40, missing: "Saisissez une version." }),
);

const modelField = /* @__PURE__ */ optionalField(
  /* @__PURE__ */ lineField({ max: 80, missing: "Saisissez le nom d’un modèle." }),
);

/** A criterion's part of the form: the good band lies beyond the medium one, both within the criterion's range. */
/* @__NO_SIDE_EFFECTS__ */
export function criterionSettingsForm(id: CriterionId) {
  const criterion = criterionById(id);
  const range = thresholdRange(criterion);
  const side = criterion.direction === "higher" ? "supérieur" : "inférieur";
  return v.pipe(
    formObject({
      enabled: tickField,
      scored: tickField,
      good: numberField(range),
      medium: numberField(range),
      stable: numberField({ min: 0, max: criterion.max - criterion.min, decimals: 1 }),
      text: v.pipe(longTextField(800), v.nonEmpty("Saisissez le texte du critère.")),
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
    formObject(byCriterion(criterionSettingsForm)),
    v.check(
      (settings) => Object.values(settings).some(({ enabled }) => enabled),
      "Gardez au moins un critère activé.",
    ),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function recommendationsForm() {
  return v.pipe(
    formObject({
      maxItems: numberField({ min: 1, max: 50 }),
      maxCabin: numberField({ min: 0, max: 10 }),
      needMedium: numberField({ min: 0, max: 10, decimals: 1 }),
      needPoor: numberField({ min: 0, max: 10, decimals: 1 }),
      excludeContraindicated: tickField,
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
export const aiSettingsForm = /* @__PURE__ */ formObject({
  engine: /* @__PURE__ */ formObject({
    name: /* @__PURE__ */ v.picklist(engineNames, "Choisissez un moteur."),
    version: /* @__PURE__ */ v.nullable(versionField),
  }),
  quality: /* @__PURE__ */ formObject({
    mode: /* @__PURE__ */ v.picklist(qualityModes, "Choisissez un mode."),
    threshold: /* @__PURE__ */ numberField({ min: 0, max: 100 }),
    checks: /* @__PURE__ */ formObject({
      sharpness: tickField,
      exposure: tickField,
      lighting: tickField,
      faceSize: tickField,
      pose: tickField,
    }),
  }),
  criteria: /* @__PURE__ */ criteriaForm(),
  jowlsScale: /* @__PURE__ */ v.picklist(jowlsScales, "Choisissez une échelle."),
  recommendations: /* @__PURE__ */ recommendationsForm(),
  recap: /* @__PURE__ */ formObject({
    enabled: tickField,
    tone: /* @__PURE__ */ v.picklist(recapTones, "Choisissez un ton."),
    length: /* @__PURE__ */ v.picklist(recapLengths, "Choisissez une longueur."),
    model: /* @__PURE__ */ v.nullable(modelField),
    instruction: /* @__PURE__ */ longTextField(1000),
    disclaimer: /* @__PURE__ */ v.pipe(longTextField(500), v.nonEmpty("Saisissez le texte d’avertissement.")),
    alwaysReview: tickField,
  }),
  limits: /* @__PURE__ */ formObject({
    diagnosesPerDay: /* @__PURE__ */ numberField({ min: 1, max: 10_000 }),
    timeoutSeconds: /* @__PURE__ */ numberField({ min: 10, max: 540 }),
  }),
  photos: /* @__PURE__ */ formObject({
    retentionMonths: /* @__PURE__ */ numberField({ min: 1, max: 120 }),
    improvement: tickField,
  }),
});

/** Describes what the form of the AI settings holds. */
export type AiSettingsFormInput = v.InferInput<typeof aiSettingsForm>;

/** Describes what the form of the AI settings gives. */
export type AiSettingsFormOutput = v.InferOutput<typeof aiSettingsForm>;
