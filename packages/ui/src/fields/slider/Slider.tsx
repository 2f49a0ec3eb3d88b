"use client";

import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  forwardRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { type UnitName, withAmount } from "../../foundations/internal/unit.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { useFormReset } from "../internal/useFormReset.ts";
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
  /** @default `min` */
  readonly defaultValue?: number | undefined;
  /** Receives the number at each move. */
  readonly onValueChange?: ((value: number) => void) | undefined;
  /** Lowest value, at the left. @default 0 */
  readonly min?: number | undefined;
  /** Highest value, at the right; above `min`. @default 100 */
  readonly max?: number | undefined;
  /** What an arrow moves by, above 0; its decimals are those that are printed. @default 1 */
  readonly step?: number | undefined;
  /** « % », « px », or the words of a language that counts: `{ one: "jour", other: "jours" }`. */
  readonly unit?: UnitName | undefined;
  /** What the number means, in the place of number and unit: « Court ». It is read out, too. */
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
    label,
    hint,
    error,
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
    readOnly = false,
    id,
    className,
    style,
    onChange,
    ...rest
  },
  ref,
) {
  const locale = useLocale();
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, []);
  const [held, setHeld, reset] = useControllableState({ value, defaultValue, onValueChange });
  useFormReset(control, reset);
  const shown = nearestStep(held, { min, max, step });
  const text =
    formatValue?.(shown) ?? withAmount(locale, formatNumber(locale, shown, stepDigits(step)), shown, unit);
  const filled = max > min ? (shown - min) / (max - min) : 0;
  return (
    <Field
      label={label}
      labelAction={
        <output className="cn-slider__value" aria-hidden="true">
          {text}
        </output>
      }
      hint={hint}
      error={error}
      controlId={id}
      describedBy={rest["aria-describedby"]}
      className={cx("cn-slider", className)}
      style={style}
    >
      {(field) => (
        <div className="cn-slider__body">
          <input
            {...rest}
            {...field}
            ref={control}
            type="range"
            min={min}
            max={max}
            step={step}
            value={shown}
            aria-valuetext={text}
            aria-readonly={readOnly || undefined}
            className="cn-slider__control"
            style={{ "--cn-value": filled } as CSSProperties}
            onChange={(event) => {
              onChange?.(event);
              if (!readOnly) setHeld(event.target.valueAsNumber);
            }}
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
