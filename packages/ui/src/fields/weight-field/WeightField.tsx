"use client";

import { boundedCount } from "../../foundations/internal/boundedCount.ts";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { useRangeValue } from "../internal/useRangeValue.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";

export interface WeightFieldProps
  extends
    Omit<FieldTexts, "required">,
    Omit<
      ComponentPropsWithoutRef<"input">,
      "defaultValue" | "max" | "min" | "required" | "step" | "type" | "value"
    > {
  /** The weight, a whole number from 1. Leave it out and the field keeps its own. */
  readonly value?: number | undefined;
  /** Weight at first. @default 1 */
  readonly defaultValue?: number | undefined;
  /** Receives the weight. */
  readonly onValueChange?: ((value: number) => void) | undefined;
  /** Highest weight, also the number of strokes: 20 at most. @default 5 */
  readonly max?: number | undefined;
  /**
   * `row` sets the name and the strokes on one line, for a list of weights.
   * @default "stacked"
   */
  readonly layout?: "stacked" | "row" | undefined;
  /** A small button after the number, for instance to remove the line. */
  readonly action?: ReactNode;
}

/** Strokes that a finger can still tell apart. */
const MOST_STROKES = 20;

/**
 * Measure of how much something counts, from 1 to 5: strokes and their number. It always has a value. A native slider lies over the strokes, so a
 * finger, the arrow keys and a screen reader all work. The rest and `ref` go to the `input`.
 */
export const WeightField = forwardRef<HTMLInputElement, WeightFieldProps>(function WeightField(
  {
    value,
    defaultValue = 1,
    onValueChange,
    max: hostMax = 5,
    layout = "stacked",
    action,
    readOnly,
    onChange,
    ...props
  },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const locale = useLocale();
  const { number, range } = useRangeValue(ref, { value, defaultValue, onValueChange, readOnly, onChange });
  const max = Math.max(1, boundedCount(hostMax, MOST_STROKES));
  const shown = Math.min(max, Math.max(1, Math.round(number) || 1));
  const count = appliedStyle({ "--cn-weight-count": max });
  return (
    <Field {...fieldProps} className={cx("cn-weight-field", fieldProps.className)} data-layout={layout}>
      {(field) => (
        <span className="cn-weight-field__row">
          <span className="cn-weight-field__scale" {...count}>
            <input
              {...rest}
              {...field}
              {...range}
              type="range"
              min={1}
              max={max}
              step={1}
              value={shown}
              className="cn-weight-field__control"
            />
            <span className="cn-weight-field__strokes" aria-hidden="true">
              {Array.from({ length: max }, (_, index) => index + 1).map((step) => (
                <span key={step} {...(step <= shown ? { "data-filled": "" } : {})} />
              ))}
            </span>
          </span>
          <span className="cn-weight-field__number" aria-hidden="true">
            {formatNumber(locale, shown)}
          </span>
          {action}
        </span>
      )}
    </Field>
  );
});
