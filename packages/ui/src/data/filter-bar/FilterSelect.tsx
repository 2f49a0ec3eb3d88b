"use client";

import { ChevronDown } from "../../foundations/icons/ChevronDown.tsx";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import type { ValueHandler } from "../../fields/internal/ValueHandler.ts";
import { frFilterBar } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface FilterOption {
  /** Holds what `onValueChange` receives. */
  readonly value: string;
  /** The words of the choice. */
  readonly label: string;
  /** Count of how many rows it keeps, already formatted. */
  readonly count?: string | undefined;
}

export interface FilterSelectProps extends Omit<
  ComponentPropsWithoutRef<"select">,
  "children" | "defaultValue" | "multiple" | "size" | "value"
> {
  /** Holds what is filtered: « Statut ». */
  readonly label: string;
  /** « toutes », « tous »: the first entry, whose value is `""`. */
  readonly allLabel: string;
  /** The values to keep, after « all of them ». */
  readonly options: readonly FilterOption[];
  /** `""` filters nothing. */
  readonly value?: string | undefined;
  /** Value that is chosen at first. @default "" */
  readonly defaultValue?: string | undefined;
  /** Receives the chosen value, `""` for all of them. */
  readonly onValueChange?: ValueHandler<string> | undefined;
}

/** A filter on one line, « Statut : tous ». `className` and `style` go to the whole, the rest to the `select`. */
export const FilterSelect = forwardRef<HTMLSelectElement, FilterSelectProps>(function FilterSelect(
  { label, allLabel, options, value, defaultValue = "", onValueChange, className, style, ...rest },
  ref,
) {
  const messages = useMessages("filterBar", frFilterBar);
  const [chosen, setChosen] = useControllableState({ value, defaultValue, onValueChange });
  return (
    <label
      className={cx("cn-filter-select", className)}
      style={style}
      {...(chosen === "" ? {} : { "data-active": "" })}
    >
      <span className="cn-filter-select__label">{messages.named({ label })}</span>
      <select {...rest} ref={ref} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined ? option.label : `${option.label} (${option.count})`}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </label>
  );
});
