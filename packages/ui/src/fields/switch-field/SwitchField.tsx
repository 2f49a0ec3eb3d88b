"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { FieldTexts } from "../field/Field.tsx";
import { CheckFrame } from "../field/CheckFrame.tsx";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { frSwitchField } from "../../foundations/messages/sections/inputs.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface SwitchFieldProps
  extends
    Pick<FieldTexts, "label" | "hint" | "error">,
    Omit<ComponentPropsWithoutRef<"input">, "required" | "role" | "type" | "value"> {
  /** True when the switch is on, as every field of the kit takes its value; `null` is not. The same as `checked`. */
  readonly value?: boolean | null | undefined;
  /** Receives whether the switch is on, as every field of the kit tells its value. The same as `onCheckedChange`. */
  readonly onValueChange?: ValueHandler<boolean> | undefined;
  /** Holds what a form receives under `name` while the switch is on. @default "on" */
  readonly submittedValue?: string | undefined;
  /** Receives whether the switch is on. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Its state in words, when on. @default « Activé » */
  readonly onText?: string | undefined;
  /** Its state in words, when off. @default « Désactivé » */
  readonly offText?: string | undefined;
  /**
   * Place where the switch stands: before its words, or at the end of the line, as in a list of settings.
   * @default "start"
   */
  readonly placement?: "start" | "end" | undefined;
}

/**
 * A setting that acts at once. A native checkbox with the role of a switch: a form receives it as one. `className`
 * and `style` go to the field, the rest and `ref` to the `input`.
 */
export const SwitchField = forwardRef<HTMLInputElement, SwitchFieldProps>(function SwitchField(
  {
    label,
    hint,
    error,
    onText,
    offText,
    placement = "start",
    value,
    onValueChange,
    onCheckedChange,
    submittedValue,
    ...rest
  },
  ref,
) {
  const messages = useMessages("switchField", frSwitchField);
  return (
    <CheckFrame
      {...rest}
      ref={ref}
      block="cn-switch-field"
      box="cn-switch-field__track"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its state itself; ARIA in HTML forbids aria-checked on it
      role="switch"
      placement={placement}
      hint={hint}
      error={error}
      value={value}
      onValueChange={onValueChange}
      onCheckedChange={onCheckedChange}
      submittedValue={submittedValue}
    >
      <span className="cn-switch-field__words">
        <span className="cn-switch-field__name">{label}</span>
        {/* A screen reader says the state of a switch itself; the sheet shows the one of the two words that holds. */}
        <span className="cn-switch-field__state" aria-hidden="true">
          <span data-state="on">{onText ?? messages.on}</span>
          <span data-state="off">{offText ?? messages.off}</span>
        </span>
      </span>
    </CheckFrame>
  );
});
