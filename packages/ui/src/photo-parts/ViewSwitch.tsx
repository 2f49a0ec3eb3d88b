"use client";

import { type ComponentPropsWithoutRef, forwardRef, useId } from "react";
import { cx } from "../internal/cx.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";

export interface ViewOption<Value extends string = string> {
  /** What `onValueChange` receives. */
  readonly value: Value;
  /** The words of the view. */
  readonly label: string;
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

export interface ViewSwitchProps extends Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "onChange"> {
  /** What is chosen, for screen readers: « Vue de la comparaison ». */
  readonly label: string;
  /** The views, in their order. */
  readonly options: readonly ViewOption[];
  /** Value of the view that is shown; the host keeps it. */
  readonly value: string;
  /** Receives the value of the view to show. */
  readonly onValueChange: ValueHandler<string>;
}

/** One of a few views, side by side: radio buttons in one frame. */
export const ViewSwitch = forwardRef<HTMLFieldSetElement, ViewSwitchProps>(function ViewSwitch(
  { label, options, value, onValueChange, className, ...rest },
  ref,
) {
  const name = useId();
  return (
    <fieldset {...rest} ref={ref} className={cx("cn-view-switch cn-segments", className)}>
      <legend className="cn-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="cn-segments__option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
});
