"use client";

import { ChevronDown } from "lucide-react";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useImperativeHandle,
  useRef,
} from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { useControllableState } from "../internal/useControllableState.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { SelectEntries } from "./SelectEntries.tsx";
import { flatOptions, type SelectEntry } from "./selectOptions.ts";

export interface SelectFieldProps<Value extends string = string>
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithoutRef<"select">,
      "children" | "defaultValue" | "multiple" | "required" | "size" | "value"
    > {
  /** The choices, in groups or not. */
  readonly options: readonly SelectEntry<Value>[];
  /** Chosen value; `""` or `null` when nothing is chosen. Leave it out and the field keeps its own. */
  readonly value?: NoInfer<Value> | "" | null | undefined;
  /** @default `""` with a placeholder, the first option without one */
  readonly defaultValue?: NoInfer<Value> | "" | undefined;
  /** Receives the chosen value, `""` when the placeholder is chosen. */
  readonly onValueChange?: ValueHandler<NoInfer<Value> | ""> | undefined;
  /** Stands for « nothing chosen ». It can be chosen again unless the field is required. */
  readonly placeholder?: string | undefined;
  /** Shows the choice without letting it change; unlike `disabled` it keeps its focus and is submitted. */
  readonly readOnly?: boolean | undefined;
}

interface SelectFieldComponent {
  <Value extends string>(props: SelectFieldProps<Value> & RefAttributes<HTMLSelectElement>): ReactNode;
  displayName?: string | undefined;
}

/**
 * One choice among a few dozen at most, in the platform's own list: the best one on a tablet. `className` and
 * `style` go to the field, the rest and `ref` to the `select`.
 */
export const SelectField: SelectFieldComponent = forwardRef<HTMLSelectElement, SelectFieldProps>(
  function SelectField(
    {
      label,
      labelAction,
      hint,
      error,
      required = false,
      options,
      value,
      defaultValue,
      onValueChange,
      onChange,
      placeholder,
      readOnly = false,
      id,
      className,
      style,
      ...rest
    },
    ref,
  ) {
    const choices = flatOptions(options);
    const initial = defaultValue ?? (placeholder === undefined ? (choices[0]?.value ?? "") : "");
    const [chosen, setChosen, reset] = useControllableState({
      value: value === null ? "" : value,
      defaultValue: initial,
      onValueChange,
    });
    const control = useRef<HTMLSelectElement>(null);
    useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(ref, () => control.current, []);
    useFormReset(control, reset);
    return (
      <Field
        label={label}
        labelAction={labelAction}
        hint={hint}
        error={error}
        required={required}
        controlId={id}
        describedBy={rest["aria-describedby"]}
        className={className}
        style={style}
      >
        {(field) => (
          <span className="cn-control cn-select-field">
            <select
              {...rest}
              {...field}
              ref={control}
              className="cn-control__input cn-select-field__control"
              aria-readonly={readOnly || undefined}
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
            <ChevronDown aria-hidden="true" className="cn-select-field__chevron" />
          </span>
        )}
      </Field>
    );
  },
);
