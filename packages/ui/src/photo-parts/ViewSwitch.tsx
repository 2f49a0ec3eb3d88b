"use client";

import { type ComponentPropsWithoutRef, forwardRef, useId } from "react";
import { cx } from "../internal/cx.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";

export interface ViewOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface ViewSwitchProps extends Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "onChange"> {
  /** What is chosen, for screen readers: « Vue de la comparaison ». */
  readonly label: string;
  readonly options: readonly ViewOption[];
  readonly value: string;
  readonly onValueChange: ValueHandler<string>;
}

/** One of a few views, side by side: radio buttons in one frame. */
export const ViewSwitch = forwardRef<HTMLFieldSetElement, ViewSwitchProps>(function ViewSwitch(
  { label, options, value, onValueChange, className, ...rest },
  ref,
) {
  const name = useId();
  return (
    <fieldset {...rest} ref={ref} className={cx("cn-view-switch", className)}>
      <legend className="cn-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="cn-view-switch__option">
          <input
            type="radio"
            className="cn-visually-hidden"
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
