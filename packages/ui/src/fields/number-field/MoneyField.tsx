"use client";

import { isCurrency } from "../../foundations/internal/supported.ts";
import { forwardRef } from "react";
import { numberFormat } from "../../foundations/internal/format.ts";
import { frMoneyField, frNumberField } from "../../foundations/messages/sections/inputs.ts";
import { exampleNumber, type NumberRules } from "./numberRules.ts";
import { NumericField, type NumericFieldBaseProps } from "./NumericField.tsx";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface MoneyFieldProps extends NumericFieldBaseProps {
  /** ISO 4217 code of a currency with cents. @default "EUR" */
  readonly currency?: string | undefined;
}

/** The sign of a currency where the number is written, for instance `€`; what is no code stands as it is written. */
function currencySign(locale: string, currency: string): string {
  if (!isCurrency(currency)) return currency;
  const parts = numberFormat(locale, { style: "currency", currency }).formatToParts(0);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}

/**
 * An amount: euros and cents are typed, integer cents are the value (`value`, `min`, `max`, `step` and what a form
 * receives), so that no sum is ever off by a cent. A third decimal is refused, not rounded.
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { currency = "EUR", min = 0, ...rest },
  ref,
) {
  const locale = useLocale();
  const messages = useMessages("moneyField", frMoneyField);
  const numberMessages = useMessages("numberField", frNumberField);
  const unit = currencySign(locale, currency);
  const rules: NumberRules = {
    locale,
    min,
    max: rest.max,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    places: 2,
    unit,
  };
  const invalid = messages.invalid({ example: exampleNumber(rules, 49) });
  return (
    <NumericField
      {...rest}
      ref={ref}
      min={min}
      rules={rules}
      sentences={{ ...numberMessages, invalid }}
      suffix={unit}
    />
  );
});
