import { isoDay } from "@carnation/domain/format";
import {
  type Coupon,
  COUPON_NAME_MAX,
  couponDraftSentence,
  type CouponFormInput,
  type CouponFormOutput,
} from "@carnation/product/coupon";
import type { Plan } from "@carnation/product/plan";
import { CheckboxGroup } from "@carnation/ui/checkbox-group";
import { DateField } from "@carnation/ui/date-field";
import { FormField } from "@carnation/ui/form";
import { MoneyField, NumberField, PercentField } from "@carnation/ui/number-field";
import { RadioField } from "@carnation/ui/radio-field";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import { TextField } from "@carnation/ui/text-field";
import type { ReactNode } from "react";
import type { ResourceFieldsProps } from "../../../shared/resource/Resource.ts";
import { planNames } from "./offers.ts";

/** Describes what the fields hold: the domain's, as a form takes them. */
export type DiscountInput = { [Name in keyof CouponFormInput]: CouponFormInput[Name] };

type FieldsProps = ResourceFieldsProps<DiscountInput, CouponFormOutput, Coupon, readonly Plan[]>;

/** The fields for numbers hand over numbers, never texts. */
const numeric = (value: string | number | null): number | null => (typeof value === "string" ? null : value);

const kinds = [
  { value: "percent", label: "Pourcentage" },
  { value: "amount", label: "Montant" },
] as const;

const durations = [
  { value: "once", label: "Une fois", hint: "Sur le premier paiement." },
  { value: "repeating", label: "Plusieurs mois" },
  { value: "forever", label: "Toujours", hint: "Sur chaque échéance, tant que dure l’abonnement." },
] as const;

/** The fields of a new coupon. */
export function DiscountFields({ form, given: plans }: FieldsProps): ReactNode {
  const [kind, duration] = form.methods.watch(["kind", "duration"]);
  return (
    <>
      <FormField form={form} name="name">
        {(field) => (
          <TextField
            label="Nom"
            required
            autoComplete="off"
            hint="Ce que les abonnés lisent sur leurs factures."
            maxLength={COUPON_NAME_MAX}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="code">
        {(field) => (
          <TextField
            label="Code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={
              "Ce que les professionnels saisissent en s’abonnant. Vide\u00A0: vous seul l’attribuez à un compte."
            }
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="kind">
        {(field) => <SegmentedControl label="Type" options={kinds} {...field} />}
      </FormField>
      {kind === "percent" ? (
        <FormField form={form} name="percent_off">
          {({ value, ...field }) => (
            <PercentField label="Valeur" required {...field} value={numeric(value)} />
          )}
        </FormField>
      ) : (
        <FormField form={form} name="amount_off">
          {({ value, ...field }) => (
            <MoneyField label="Valeur, hors taxes" required {...field} value={numeric(value)} />
          )}
        </FormField>
      )}
      <FormField form={form} name="duration">
        {(field) => <RadioField label="Durée" options={durations} {...field} />}
      </FormField>
      {duration === "repeating" ? (
        <FormField form={form} name="duration_in_months">
          {({ value, ...field }) => (
            <NumberField
              label="Nombre de mois"
              required
              unit="mois"
              maximumFractionDigits={0}
              {...field}
              value={numeric(value)}
            />
          )}
        </FormField>
      ) : null}
      <FormField form={form} name="max_redemptions">
        {({ value, ...field }) => (
          <NumberField
            label="Utilisations au plus"
            hint={"Vide\u00A0: sans limite."}
            maximumFractionDigits={0}
            {...field}
            value={numeric(value)}
          />
        )}
      </FormField>
      <FormField form={form} name="redeem_by">
        {(field) => (
          <DateField
            label="Expire le"
            hint={"Dernier jour, jusqu’à minuit. Vide\u00A0: sans limite."}
            min={isoDay(new Date())}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="products">
        {({ value, ...field }) => (
          <CheckboxGroup
            label="Formules concernées"
            hint={"Aucune cochée\u00A0: toutes les formules, celles à venir aussi."}
            options={plans.map(({ id, name }) => ({ value: id, label: name }))}
            {...field}
            value={value}
          />
        )}
      </FormField>
    </>
  );
}

/** Shows what the coupon gives, while it is being filled in. */
export function DiscountAside({ form, given: plans }: FieldsProps): ReactNode {
  const input = form.methods.watch();
  const sentence = couponDraftSentence(input, planNames(plans, input.products));
  return (
    <output className="grid content-start gap-2 border-t border-line pt-4">
      <p className="text-small text-ink-2">Ce que lira un abonné</p>
      <p className="font-serif text-[1.25rem]/[1.35]">{sentence ?? "Saisissez une valeur et une durée."}</p>
    </output>
  );
}
