"use client";

import { type ComponentPropsWithoutRef, forwardRef, useId } from "react";
import { cx } from "../internal/cx.ts";
import { useControllableState } from "../internal/useControllableState.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";

export interface FilterOption {
  /** What `onValueChange` receives. */
  readonly value: string;
  /** The words of the choice. */
  readonly label: string;
  /** How many rows it keeps, already formatted. */
  readonly count?: string | undefined;
}

export interface FilterSegmentsProps extends Omit<
  ComponentPropsWithoutRef<"fieldset">,
  "children" | "defaultValue"
> {
  /** Names the choice for a screen reader: « Catégorie ». */
  readonly label: string;
  /** Two to four choices, the first being « all of them ». */
  readonly options: readonly FilterOption[];
  /** The chosen value, when the host holds it. */
  readonly value?: string | undefined;
  /** @default the first option */
  readonly defaultValue?: string | undefined;
  /** Receives the chosen value. */
  readonly onValueChange?: ValueHandler<string> | undefined;
}

/** A few choices side by side, one of which is on. Arrows move, as between radio buttons: they are. */
export const FilterSegments = forwardRef<HTMLFieldSetElement, FilterSegmentsProps>(function FilterSegments(
  { label, options, value, defaultValue, onValueChange, className, ...rest },
  ref,
) {
  const name = useId();
  const [chosen, setChosen] = useControllableState({
    value,
    defaultValue: defaultValue ?? options[0]?.value ?? "",
    onValueChange,
  });
  return (
    <fieldset
      aria-label={label}
      {...rest}
      ref={ref}
      className={cx("cn-filter-segments cn-segments", className)}
    >
      {options.map((option) => (
        <label key={option.value} className="cn-segments__option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => setChosen(option.value)}
          />
          <span>
            {option.label}
            {option.count === undefined ? null : (
              <>
                {" "}
                <span className="cn-filter-segments__count">{option.count}</span>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
});
