"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { type UnitName, withAmount } from "../../foundations/internal/unit.ts";
import { useRangeValue } from "../internal/useRangeValue.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { nearestStep, stepDigits } from "./steps.ts";

export interface SliderProps
  extends
    Omit<FieldTexts, "labelAction" | "required">,
    Omit<
      ComponentPropsWithoutRef<"input">,
      "defaultValue" | "max" | "min" | "required" | "step" | "type" | "value"
    > {
  /** The number, held between `min` and `max`. Leave it out and the field keeps its own. */
  readonly value?: number | undefined;
  /** Value at first. @default `min` */
  readonly defaultValue?: number | undefined;
  /** Receives the number at each move. */
  readonly onValueChange?: ((value: number) => void) | undefined;
  /** Lowest value, at the left. @default 0 */
  readonly min?: number | undefined;
  /** Highest value, at the right; above `min`. @default 100 */
  readonly max?: number | undefined;
  /** Holds what an arrow moves by, above 0; its decimals are those that are printed. @default 1 */
  readonly step?: number | undefined;
  /** « % », « px », or the words of a language that counts: `{ one: "jour", other: "jours" }`. */
  readonly unit?: UnitName | undefined;
  /** Gives what the number means, in the place of number and unit: « Court ». It is read out, too. */
  readonly formatValue?: ((value: number) => string) | undefined;
  /** Words under the left end: « Peu ». */
  readonly minLabel?: ReactNode;
  /** Words under the right end: « Beaucoup ». */
  readonly maxLabel?: ReactNode;
}

/**
 * A number that is felt more than typed: how far, how much. It always has a value; an exact number is typed in a
 * `NumberField`. A native range: `className` and `style` go to the field, the rest and `ref` to the `input`.
 */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(
  {
    value,
    min = 0,
    max = 100,
    step = 1,
    defaultValue = min,
    onValueChange,
    unit = "",
    formatValue,
    minLabel,
    maxLabel,
    readOnly,
    onChange,
    ...props
  },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const locale = useLocale();
  const { number, range } = useRangeValue(ref, { value, defaultValue, onValueChange, readOnly, onChange });
  const shown = nearestStep(number, { min, max, step });
  const text =
    formatValue?.(shown) ?? withAmount(locale, formatNumber(locale, shown, stepDigits(step)), shown, unit);
  const filled = max > min ? (shown - min) / (max - min) : 0;
  return (
    <Field
      {...fieldProps}
      labelAction={
        <output className="cn-slider__value" aria-hidden="true">
          {text}
        </output>
      }
      className={cx("cn-slider", fieldProps.className)}
    >
      {(field) => (
        <div className="cn-slider__body" {...appliedStyle({ "--cn-value": filled })}>
          <input
            {...rest}
            {...field}
            {...range}
            type="range"
            min={min}
            max={max}
            step={step}
            value={shown}
            aria-valuetext={text}
            className="cn-slider__control"
          />
          {minLabel || maxLabel ? (
            <div className="cn-slider__ends" aria-hidden="true">
              <span>{minLabel}</span>
              <span>{maxLabel}</span>
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
});
