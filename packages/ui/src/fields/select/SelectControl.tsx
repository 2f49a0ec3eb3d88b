"use client";

import { ChevronDown } from "../../foundations/icons/ChevronDown.tsx";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
} from "react";
import type { ControlSize } from "../input/InputControl.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { useFieldValue } from "../internal/useFieldValue.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { SelectEntries } from "./SelectEntries.tsx";
import { flatOptions, type SelectEntry } from "./selectOptions.ts";

export interface SelectControlProps<Value extends string = string> extends Omit<
  ComponentPropsWithoutRef<"select">,
  "aria-label" | "aria-labelledby" | "children" | "defaultValue" | "multiple" | "required" | "size" | "value"
> {
  /** The choices, in groups or not. */
  readonly options: readonly SelectEntry<Value>[];
  /** Chosen value; `""` or `null` when nothing is chosen. Leave it out and the control keeps its own. */
  readonly value?: NoInfer<Value> | "" | null | undefined;
  /** Value that is chosen at first. @default `""` with a placeholder, the first option without one */
  readonly defaultValue?: NoInfer<Value> | "" | undefined;
  /** Receives the chosen value, `""` when the placeholder is chosen. */
  readonly onValueChange?: ValueHandler<NoInfer<Value> | ""> | undefined;
  /** Stands for « nothing chosen ». It can be chosen again unless a choice is required. */
  readonly placeholder?: string | undefined;
  /** Asks for a choice, and keeps the placeholder from being chosen again. @default false */
  readonly required?: boolean | undefined;
  /** Shows the choice without letting it change; unlike `disabled` it keeps its focus and is submitted. */
  readonly readOnly?: boolean | undefined;
  /** 36 px for a toolbar or a line of a table, or 44 px. @default "md" */
  readonly size?: ControlSize | undefined;
}

interface SelectControlComponent {
  <Value extends string>(props: SelectControlProps<Value> & RefAttributes<HTMLSelectElement>): ReactNode;
  displayName?: string | undefined;
}

/** The platform's own list in the kit's frame, without a name: whoever draws it names it. */
export const SelectControl: SelectControlComponent = forwardRef<HTMLSelectElement, SelectControlProps>(
  function SelectControl(
    {
      options,
      value,
      defaultValue,
      onValueChange,
      onChange,
      placeholder,
      required = false,
      readOnly = false,
      size = "md",
      className,
      style,
      ...rest
    },
    ref,
  ) {
    const choices = flatOptions(options);
    const initial = defaultValue ?? (placeholder === undefined ? (choices[0]?.value ?? "") : "");
    const {
      control,
      value: chosen,
      setValue: setChosen,
    } = useFieldValue(ref, {
      value: value === null ? "" : value,
      defaultValue: initial,
      onValueChange,
    });
    // React sets what is chosen, not what a reset of the form goes back to: the browser would go to the first option.
    useEffect(() => {
      const select = control.current;
      if (select === null) return;
      // To become the default also chooses an option that nobody has chosen or left yet.
      const { selectedIndex } = select;
      for (const option of select.options) option.defaultSelected = option.value === initial;
      select.selectedIndex = selectedIndex;
    }, [control, initial, options]);
    return (
      <span className={cx("cn-control cn-select", className)} style={style} data-size={size}>
        <select
          {...rest}
          ref={control}
          className="cn-control__input cn-select__control"
          aria-readonly={readOnly || undefined}
          required={required}
          value={chosen}
          onChange={(event) => {
            onChange?.(event);
            setChosen(choices.find((choice) => choice.value === event.target.value)?.value ?? "");
          }}
          {...(chosen === "" ? { "data-placeholder": "" } : {})}
        >
          <SelectEntries
            entries={readOnly ? choices.filter((choice) => choice.value === chosen) : options}
            placeholder={readOnly && chosen !== "" ? undefined : placeholder}
            required={required}
          />
        </select>
        <ChevronDown aria-hidden="true" className="cn-select__chevron" />
      </span>
    );
  },
);
