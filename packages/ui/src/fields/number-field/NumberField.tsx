"use client";

import { forwardRef } from "react";
import { frNumberField } from "../../foundations/messages/sections/inputs.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { exampleNumber, type NumberRules } from "./numberRules.ts";
import { NumericField, type NumericFieldBaseProps } from "./NumericField.tsx";

export interface NumberFieldProps extends NumericFieldBaseProps {
  /** Decimals that are always written. @default 0 */
  readonly minimumFractionDigits?: number | undefined;
  /** Decimals that are kept; more are refused with a sentence, never rounded. @default 2 */
  readonly maximumFractionDigits?: number | undefined;
  /** Holds what the number counts, after it: `min`, `ml`. It may be typed too. */
  readonly unit?: string | undefined;
}

/**
 * A number typed as people write it: « 110,70 », « 110.70 », « 1 234 ». What is typed stays while typing and is
 * written in the field's way on leaving. `className` and `style` go to the field, the rest and `ref` to the
 * `input`; a form receives the plain number under `name`.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { minimumFractionDigits = 0, maximumFractionDigits = Math.max(2, minimumFractionDigits), unit, ...rest },
  ref,
) {
  const locale = useLocale();
  const messages = useMessages("numberField", frNumberField);
  const rules: NumberRules = {
    locale,
    min: rest.min,
    max: rest.max,
    minimumFractionDigits,
    maximumFractionDigits,
    places: 0,
    unit,
  };
  const example = exampleNumber(rules, maximumFractionDigits === 0 ? 12 : 12.5);
  return (
    <NumericField
      {...rest}
      ref={ref}
      rules={rules}
      sentences={{ ...messages, invalid: messages.invalid({ example }) }}
      suffix={unit}
    />
  );
});
