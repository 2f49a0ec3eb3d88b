"use client";

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import type { FieldTexts } from "../field/Field.tsx";
import { FieldSet } from "../field/FieldSet.tsx";
import { cx } from "../internal/cx.ts";
import { useControllableState } from "../internal/useControllableState.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import type { RadioOption, RadioVariant } from "./radioOptions.ts";

export interface RadioFieldProps<Value extends string = string>
  extends FieldTexts, Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "defaultValue" | "role"> {
  /** The choices, all of them shown. */
  readonly options: readonly RadioOption<Value>[];
  /** Chosen value, `null` when nothing is chosen. Leave it out and the field keeps its own. */
  readonly value?: NoInfer<Value> | null | undefined;
  /** @default null */
  readonly defaultValue?: NoInfer<Value> | null | undefined;
  /** Receives the chosen value. */
  readonly onValueChange?: ValueHandler<NoInfer<Value>> | undefined;
  /** @default "list" */
  readonly variant?: RadioVariant | undefined;
  /** Shows the choice without letting it change; unlike `disabled` it keeps its focus and is submitted. */
  readonly readOnly?: boolean | undefined;
}

interface RadioFieldComponent {
  <Value extends string>(props: RadioFieldProps<Value> & RefAttributes<HTMLFieldSetElement>): ReactNode;
  displayName?: string | undefined;
}

/** One choice among a few, all of them shown. The rest, `className` and `ref` go to the `fieldset`. */
export const RadioField: RadioFieldComponent = forwardRef<HTMLFieldSetElement, RadioFieldProps>(
  function RadioField(
    { options, value, defaultValue = null, onValueChange, variant = "list", readOnly = false, name, ...rest },
    ref,
  ) {
    const generated = useId();
    const group = useRef<HTMLFieldSetElement>(null);
    useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(ref, () => group.current, []);
    const [chosen, setChosen, reset] = useControllableState<string | null>({
      value,
      defaultValue,
      onValueChange: (next) => {
        if (next !== null) onValueChange?.(next);
      },
    });
    useFormReset(group, reset);
    const segmented = variant === "segmented";
    return (
      <FieldSet {...rest} ref={group} role="radiogroup" aria-readonly={readOnly || undefined}>
        <div className={cx("cn-radio-field", segmented && "cn-segments")} data-variant={variant}>
          {options.map((option) => {
            const hintId = option.hint ? `${generated}-${option.value}-hint` : undefined;
            return (
              <div key={option.value} className="cn-radio-field__choice">
                <label className={segmented ? "cn-segments__option" : "cn-radio-field__label"}>
                  <input
                    type="radio"
                    name={name ?? generated}
                    value={option.value}
                    checked={chosen === option.value}
                    disabled={option.disabled}
                    className={segmented ? undefined : "cn-radio-field__dot"}
                    aria-describedby={hintId}
                    onChange={() => {
                      if (!readOnly) setChosen(option.value);
                    }}
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
