"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { FieldTexts } from "../field/Field.tsx";
import { FieldNotes } from "../field/FieldNotes.tsx";
import { useFieldIds } from "../field/useFieldIds.ts";
import { checkHandlers } from "../internal/checkHandlers.ts";
import { cx } from "../../foundations/internal/cx.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { frSwitchField } from "../../foundations/messages/sections/inputs.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface SwitchFieldProps
  extends
    Pick<FieldTexts, "label" | "hint" | "error">,
    Omit<ComponentPropsWithoutRef<"input">, "required" | "role" | "type" | "value"> {
  /** Whether the switch is on, as every field of the kit takes its value; `null` is not. The same as `checked`. */
  readonly value?: boolean | null | undefined;
  /** Receives whether the switch is on, as every field of the kit tells its value. The same as `onCheckedChange`. */
  readonly onValueChange?: ValueHandler<boolean> | undefined;
  /** What a form receives under `name` while the switch is on. @default "on" */
  readonly submittedValue?: string | undefined;
  /** Receives whether the switch is on. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Its state in words, when on. @default « Activé » */
  readonly onText?: string | undefined;
  /** Its state in words, when off. @default « Désactivé » */
  readonly offText?: string | undefined;
  /**
   * Where the switch stands: before its words, or at the end of the line, as in a list of settings.
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
    id,
    className,
    style,
    onText,
    offText,
    placement = "start",
    readOnly = false,
    onChange,
    onClick,
    onCheckedChange,
    value,
    onValueChange,
    checked = value === null ? false : value,
    submittedValue,
    ...rest
  },
  ref,
) {
  const messages = useMessages("switchField", frSwitchField);
  const ids = useFieldIds({ id, hint, error, describedBy: rest["aria-describedby"] });
  return (
    <div
      className={cx("cn-switch-field", className)}
      style={style}
      data-placement={placement}
      {...(error ? { "data-invalid": "" } : {})}
    >
      <label className="cn-switch-field__label">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its state itself; ARIA in HTML forbids aria-checked on it
          role="switch"
          id={ids.control}
          className="cn-switch-field__track"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-readonly={readOnly || undefined}
          checked={checked}
          value={submittedValue}
          {...checkHandlers({ checked, readOnly, onChange, onClick, onCheckedChange, onValueChange })}
        />
        <span className="cn-switch-field__words">
          <span className="cn-switch-field__name">{label}</span>
          {/* A screen reader says the state of a switch itself; the sheet shows the one of the two words that holds. */}
          <span className="cn-switch-field__state" aria-hidden="true">
            <span data-state="on">{onText ?? messages.on}</span>
            <span data-state="off">{offText ?? messages.off}</span>
          </span>
        </span>
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
});
