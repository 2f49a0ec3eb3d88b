"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type RefAttributes } from "react";
import type { FieldTexts } from "../field/Field.tsx";
import { FieldSet } from "../field/FieldSet.tsx";
import { useRadioGroup } from "../internal/useRadioGroup.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";

/** One of the choices, all of them shown. */
export interface RadioOption<Value extends string = string> {
  /** Holds what `onValueChange` receives. */
  readonly value: Value;
  /** The words of the choice. */
  readonly label: ReactNode;
  /** Holds what choosing it means. */
  readonly hint?: ReactNode;
  /** A small drawing above the words, which say the same: with one, the choices are tiles side by side. */
  readonly picture?: ReactNode;
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

export interface RadioFieldProps<Value extends string = string>
  extends FieldTexts, Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "defaultValue" | "role"> {
  /** The choices, all of them shown, each on its line. */
  readonly options: readonly RadioOption<Value>[];
  /** Chosen value, `null` when nothing is chosen. Leave it out and the field keeps its own. */
  readonly value?: NoInfer<Value> | null | undefined;
  /** Value that is chosen at first. @default null */
  readonly defaultValue?: NoInfer<Value> | null | undefined;
  /** Receives the chosen value. */
  readonly onValueChange?: ValueHandler<NoInfer<Value>> | undefined;
  /** Shows the choice without letting it change; unlike `disabled` it keeps its focus and is submitted. */
  readonly readOnly?: boolean | undefined;
}

interface RadioFieldComponent {
  <Value extends string>(props: RadioFieldProps<Value> & RefAttributes<HTMLFieldSetElement>): ReactNode;
  displayName?: string | undefined;
}

/**
 * One choice among a few, all of them shown with what they mean; `SegmentedControl` sets short words side by side.
 * The rest, `className` and `ref` go to the `fieldset`.
 */
export const RadioField: RadioFieldComponent = forwardRef<HTMLFieldSetElement, RadioFieldProps>(
  function RadioField(
    { options, value, defaultValue = null, onValueChange, readOnly = false, name, ...rest },
    ref,
  ) {
    const { group, id, radio } = useRadioGroup({ value, defaultValue, onValueChange, name, readOnly }, ref);
    return (
      <FieldSet {...rest} ref={group} role="radiogroup" aria-readonly={readOnly || undefined}>
        <div
          className="cn-radio-field"
          data-pictured={options.some((option) => option.picture !== undefined) || undefined}
        >
          {options.map((option) => {
            const hintId = option.hint ? `${id}-${option.value}-hint` : undefined;
            return (
              <div key={option.value} className="cn-radio-field__choice">
                <label className="cn-radio-field__label">
                  {option.picture === undefined ? null : (
                    <span className="cn-radio-field__picture">{option.picture}</span>
                  )}
                  <input
                    {...radio(option)}
                    required={rest.required}
                    className="cn-radio-field__dot"
                    aria-describedby={hintId}
                  />
                  <span>{option.label}</span>
                </label>
                {option.hint ? (
                  <p id={hintId} className="cn-field__hint">
                    {option.hint}
                  </p>
                ) : null}
              </div>
            );
          })}
        </div>
      </FieldSet>
    );
  },
);
