"use client";

import { Eye } from "../../foundations/icons/Eye.tsx";
import { EyeOff } from "../../foundations/icons/EyeOff.tsx";
import { type ComponentPropsWithoutRef, forwardRef, useState } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { frPasswordField } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<"input">, "required" | "type" | "value"> {
  /** Tells password managers what the field is for. */
  readonly autoComplete: "current-password" | "new-password";
  /** The password; `null` is empty. Leave it out and the field keeps its own. */
  readonly value?: string | null | undefined;
  /** Receives the password at each letter. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** A password, hidden until asked. `className` and `style` go to the field, the rest and `ref` to the `input`. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { value, disabled, onChange, onValueChange, ...props },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const messages = useMessages("passwordField", frPasswordField);
  const [shown, setShown] = useState(false);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <span className="cn-control">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            disabled={disabled}
            ref={ref}
            type={shown ? "text" : "password"}
            className="cn-control__input"
            {...(value === undefined ? {} : { value: value ?? "" })}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          <IconButton
            label={shown ? messages.hide : messages.show}
            icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            aria-controls={control.id}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
});
