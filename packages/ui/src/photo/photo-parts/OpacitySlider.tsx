"use client";

import { type ComponentPropsWithoutRef, forwardRef, useId } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { formatPercent } from "../../foundations/internal/format.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";

/** Holds what an arrow moves by, in hundredths. */
const STEP = 5;

export interface OpacitySliderProps extends Omit<
  ComponentPropsWithoutRef<"input">,
  "value" | "defaultValue" | "type" | "min" | "max" | "step"
> {
  /** Holds what becomes more or less visible. */
  readonly label: string;
  /** From 0, nothing, to 1, all of it. */
  readonly value: number;
  /** Receives the opacity at each move, from 0 to 1. */
  readonly onValueChange: (value: number) => void;
}

/** Measure of how much of a drawing or of a photo is seen: a native range, its name before, its percentage after. */
export const OpacitySlider = forwardRef<HTMLInputElement, OpacitySliderProps>(function OpacitySlider(
  { label, value, onValueChange, className, style, id, ...rest },
  ref,
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const percent = formatPercent(useLocale(), value);
  return (
    <div className={cx("cn-opacity-slider", className)} {...appliedStyle({ ...style, "--cn-value": value })}>
      <label htmlFor={controlId}>{label}</label>
      <input
        {...rest}
        ref={ref}
        id={controlId}
        className="cn-slider__control"
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={Math.round(value * 100)}
        aria-valuetext={percent}
        onChange={(event) => onValueChange(Number(event.target.value) / 100)}
      />
      <output htmlFor={controlId} aria-hidden="true">
        {percent}
      </output>
    </div>
  );
});
