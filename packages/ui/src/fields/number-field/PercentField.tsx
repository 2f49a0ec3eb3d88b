"use client";

import { forwardRef } from "react";
import { frNumberField, frPercentField } from "../../foundations/messages/sections/inputs.ts";
import { exampleNumber, type NumberRules } from "./numberRules.ts";
import { NumericField, type NumericFieldBaseProps } from "./NumericField.tsx";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface PercentFieldProps extends NumericFieldBaseProps {
  /** Decimals that are kept; more are refused with a sentence, never rounded. @default 2 */
  readonly maximumFractionDigits?: number | undefined;
}

/**
 * A percentage in points: « 20 % » is 20, not 0.2, so that what is typed is what is kept. From 0 to 100 unless the
 * host says otherwise.
 */
export const PercentField = forwardRef<HTMLInputElement, PercentFieldProps>(function PercentField(
  { maximumFractionDigits = 2, min = 0, max = 100, ...rest },
  ref,
) {
  const locale = useLocale();
  const messages = useMessages("percentField", frPercentField);
  const numberMessages = useMessages("numberField", frNumberField);
  const rules: NumberRules = {
    locale,
    min,
    max,
    minimumFractionDigits: 0,
    maximumFractionDigits,
    places: 0,
    unit: "%",
  };
  const invalid = messages.invalid({ example: exampleNumber(rules, 20) });
  return (
    <NumericField
      {...rest}
      ref={ref}
      min={min}
      max={max}
      rules={rules}
      sentences={{ ...numberMessages, invalid }}
      suffix="%"
    />
  );
});
