import * as v from "valibot";
import { type NumberInput, numberField } from "../field/numberField.ts";
import type { Cents } from "../money/cents.ts";
import { centsField } from "../money/centsField.ts";
import { eurosField } from "../money/eurosField.ts";

const nameMessage = "Indiquez le nom de la formule.";

/** What the form of a plan holds: what it says on the page of the plans, its place, and whether it is offered. */
export const planForm = v.object({
  name: v.pipe(
    v.string(nameMessage),
    v.trim(),
    v.nonEmpty(nameMessage),
    v.maxLength(60, "Gardez 60 caractères au plus."),
  ),
  description: v.pipe(v.string(), v.trim(), v.maxLength(300, "Gardez 300 caractères au plus.")),
  features: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.maxLength(120, "Gardez 120 caractères au plus par ligne."))),
    v.transform((lines) => lines.filter((line) => line !== "")),
    v.maxLength(12, "Gardez 12 lignes au plus."),
  ),
  position: numberField({ min: 1, max: 99, required: "Indiquez la place de la formule." }),
  active: v.boolean(),
});

/** What the form of a plan holds. */
export type PlanFormInput = v.InferInput<typeof planForm>;

/** What the form of a plan gives. */
export type PlanFormOutput = v.InferOutput<typeof planForm>;

/** The fields that a filled-in form changes in the stored plan. */
export function planFields({ position, ...fields }: PlanFormOutput) {
  return { ...fields, metadata: { position } };
}

/** An amount: euros when it is typed as a text, cents when a field hands over a number. */
const amountField = v.lazy((input): v.GenericSchema<NumberInput, Cents> =>
  typeof input === "string" ? eurosField : centsField,
);

/** What the form of a plan's price holds, before tax; wire names. */
export const planPriceForm = v.object({
  unit_amount: amountField,
  interval: v.picklist(["month", "year"], "Choisissez un paiement mensuel ou annuel."),
  trial_period_days: numberField({ min: 0, max: 730, required: "Indiquez 0 pour une formule sans essai." }),
  active: v.boolean(),
});

/** What the form of a plan's price holds. */
export type PlanPriceFormInput = v.InferInput<typeof planPriceForm>;

/** What the form of a plan's price gives: the fields to store, wire names. */
export type PlanPriceFormOutput = v.InferOutput<typeof planPriceForm>;
