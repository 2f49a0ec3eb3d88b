import { formObject } from "@carnation/domain/field";
import { blankField, lineField, numberField, tickField } from "@carnation/domain/internal/field";
import { priceField } from "@carnation/domain/internal/money";
import * as v from "valibot";

const featureField = blankField(lineField({ max: 120, missing: "Saisissez une ligne." }));

/** Holds what the form of a plan holds: what it says on the page of the plans, its place, and whether it is offered. */
export const planForm = formObject({
  name: lineField({ max: 60, missing: "Saisissez le nom de la formule." }),
  description: blankField(lineField({ max: 300, missing: "Saisissez une description." })),
  features: v.pipe(
    v.array(featureField, "Saisissez une ligne par avantage."),
    v.transform((lines) => lines.filter((line) => line !== "")),
    v.maxLength(12, "12 lignes au plus."),
  ),
  position: numberField({ min: 1, max: 99, required: "Saisissez la place de la formule." }),
  active: tickField,
});

/** Describes what the form of a plan holds. */
export type PlanFormInput = v.InferInput<typeof planForm>;

/** Describes what the form of a plan gives. */
export type PlanFormOutput = v.InferOutput<typeof planForm>;

/** Holds what the form of a plan's price holds, before tax; wire names. */
export const planPriceForm = formObject({
  unit_amount: priceField,
  interval: v.picklist(["month", "year"], "Choisissez un paiement mensuel ou annuel."),
  trial_period_days: numberField({ min: 0, max: 730, required: "Saisissez 0 pour une formule sans essai." }),
  active: tickField,
});

/** Describes what the form of a plan's price holds. */
export type PlanPriceFormInput = v.InferInput<typeof planPriceForm>;

/** Describes what the form of a plan's price gives: the fields to store, wire names. */
export type PlanPriceFormOutput = v.InferOutput<typeof planPriceForm>;
