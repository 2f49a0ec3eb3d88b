import { formObject } from "@carnation/domain/field";
import { addDays, parseIsoDay } from "@carnation/domain/format";
import {
  choicesField,
  numberField,
  optionalField,
  optionalNumberField,
} from "@carnation/domain/internal/field";
import { priceField } from "@carnation/domain/internal/money";
import * as v from "valibot";
import { couponSentence } from "./couponSentence.ts";
import { couponCodeSchema, type CreateCouponRequest, couponNameSchema } from "./couponCalls.ts";

/** Describes what the form of a new coupon holds. The fields of the kind and duration that are not chosen are ignored. */
export interface CouponFormInput {
  readonly name: string;
  /** Empty for a coupon that only an administrator gives. */
  readonly code: string;
  readonly kind: "percent" | "amount";
  /** In points: « 20 », or 20. */
  readonly percent_off: string | number | null;
  /** In euros when it is a text, « 12,50 »; in cents when it is a number, 1250. */
  readonly amount_off: string | number | null;
  readonly duration: "once" | "repeating" | "forever";
  readonly duration_in_months: string | number | null;
  readonly max_redemptions: string | number | null;
  /** Last day, `yyyy-mm-dd`; empty for no end. */
  readonly redeem_by: string;
  /** Ids of the plans that it is for; none stands for all of them. */
  readonly products: readonly string[];
}

/** Describes what the form sends: the payload of `createcoupon`. */
export type CouponFormOutput = CreateCouponRequest;

const zeroMessage = "La réduction doit être supérieure à zéro.";
const percentOff = v.pipe(
  numberField({ min: 0, max: 100, decimals: 2, required: "Saisissez le pourcentage." }),
  v.gtValue(0, zeroMessage),
);
const amountOff = v.pipe(priceField, v.minValue(1, zeroMessage));

const discountSchema = v.variant(
  "kind",
  [
    v.pipe(
      formObject({ kind: v.literal("percent"), percent_off: percentOff }),
      v.transform(({ percent_off }) => ({ percent_off })),
    ),
    v.pipe(
      formObject({ kind: v.literal("amount"), amount_off: amountOff }),
      v.transform(({ amount_off }) => ({ amount_off, currency: "eur" as const })),
    ),
  ],
  "Choisissez un pourcentage ou un montant.",
);

const durationSchema = v.variant(
  "duration",
  [
    formObject({ duration: v.picklist(["once", "forever"]) }),
    formObject({
      duration: v.literal("repeating"),
      duration_in_months: numberField({ min: 1, max: 36, required: "Saisissez le nombre de mois." }),
    }),
  ],
  "Choisissez une durée.",
);

/** The last second of a day in Paris, in seconds since 1970; null for what is no day. */
function lastSecondOf(day: string): number | null {
  if (parseIsoDay(day) === null) return null;
  const nextDay = parseIsoDay(addDays(day, 1));
  return nextDay && nextDay.getTime() / 1000 - 1;
}

const maxRedemptions = optionalNumberField({ min: 1, max: 1_000_000 });

function limitsSchema(now: Date) {
  return formObject({
    name: couponNameSchema,
    code: optionalField(couponCodeSchema),
    products: choicesField,
    max_redemptions: maxRedemptions,
    redeem_by: v.pipe(
      v.string("Saisissez une date, par exemple 31/03/2027."),
      v.trim(),
      v.rawTransform(({ dataset, addIssue, NEVER }): number | null => {
        if (dataset.value === "") return null;
        const last = lastSecondOf(dataset.value);
        if (last !== null && last * 1000 >= now.getTime()) return last;
        addIssue({
          message:
            last === null
              ? "Saisissez une date, par exemple 31/03/2027."
              : "La date d’expiration est déjà passée.",
        });
        return NEVER;
      }),
    ),
  });
}

/**
 * The form of a new coupon: its output is the payload of `createcoupon`. The last day counts until midnight in Paris.
 * @param now a last day that is over at this moment is refused
 */
export function couponForm(now: Date): v.GenericSchema<CouponFormInput, CouponFormOutput> {
  const parts = v.intersect([limitsSchema(now), discountSchema, durationSchema]);
  // The parts are parsed inside, for a host's form has one type, not one per choice.
  return v.pipe(
    v.custom<CouponFormInput>(() => true),
    v.rawTransform(({ dataset, addIssue, NEVER }): CouponFormOutput => {
      const parsed = v.safeParse(parts, dataset.value);
      if (!parsed.success) {
        for (const { message, path } of parsed.issues) addIssue(path ? { message, path } : { message });
        return NEVER;
      }
      const { code, products, max_redemptions, redeem_by, ...fields } = parsed.output;
      return {
        ...fields,
        ...(code === null ? {} : { code }),
        ...(products.length === 0 ? {} : { products }),
        ...(max_redemptions === null ? {} : { max_redemptions }),
        ...(redeem_by === null ? {} : { redeem_by }),
      };
    }),
  );
}

/** Holds what the fields of a new coupon hold before anything is typed. */
export const newCouponInput: CouponFormInput = {
  name: "",
  code: "",
  kind: "percent",
  percent_off: null,
  amount_off: null,
  duration: "once",
  duration_in_months: null,
  max_redemptions: null,
  redeem_by: "",
  products: [],
};

/**
 * Tells what a coupon gives that is being filled in, as `couponSentence` says it; null until it takes something off for some time.
 * A limit that cannot be read yet is left out.
 * @param plans names of the chosen plans
 */
export function couponDraftSentence(input: CouponFormInput, plans: readonly string[] = []): string | null {
  const discount = v.safeParse(discountSchema, input);
  const duration = v.safeParse(durationSchema, input);
  if (!discount.success || !duration.success) return null;
  const most = v.safeParse(maxRedemptions, input.max_redemptions);
  const last = lastSecondOf(input.redeem_by.trim());
  return couponSentence(
    {
      discount:
        "percent_off" in discount.output
          ? { kind: "percent", percent: discount.output.percent_off }
          : { kind: "amount", amount: discount.output.amount_off, currency: "eur" },
      duration:
        duration.output.duration === "repeating"
          ? { kind: "repeating", months: duration.output.duration_in_months }
          : { kind: duration.output.duration },
      maxRedemptions: most.success ? most.output : null,
      redeemBy: last === null ? null : new Date(last * 1000),
    },
    plans,
  );
}

/** The form of an existing coupon: what `updatecoupon` takes beside its id. */
export const couponNameForm = formObject({ name: couponNameSchema });

/** Describes what the form of an existing coupon holds. */
export type CouponNameFormInput = v.InferInput<typeof couponNameForm>;

/** Describes what the form of an existing coupon gives. */
export type CouponNameFormOutput = v.InferOutput<typeof couponNameForm>;
