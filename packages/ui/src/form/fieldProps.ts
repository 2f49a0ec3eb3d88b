import type { ChangeEvent } from "react";
import type { FormFieldBinding } from "./FormField.tsx";

/** What `TextField` and `PasswordField` take: they speak in events, like the `input` that they are. */
export interface TextFieldBinding extends Omit<FormFieldBinding<string>, "onValueChange"> {
  /** Hands the text to the form. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The binding of a field of text: `<TextField label="Nom" {...textProps(field)} />`. */
export function textProps({
  onValueChange,
  value,
  ...rest
}: FormFieldBinding<string> | FormFieldBinding<string | undefined>): TextFieldBinding {
  return {
    ...rest,
    value: value ?? "",
    onChange: (event) => {
      onValueChange(event.target.value);
    },
  };
}

/** What `CheckboxField` and `SwitchField` take. */
export interface CheckedFieldBinding extends Omit<FormFieldBinding<boolean>, "onValueChange" | "value"> {
  /** The value of the form. */
  readonly checked: boolean;
  /** Hands the value to the form. */
  readonly onCheckedChange: (checked: boolean) => void;
}

/** The binding of a box or a switch: `<CheckboxField label="Active" {...checkedProps(field)} />`. */
export function checkedProps({
  onValueChange,
  value,
  ...rest
}: FormFieldBinding<boolean> | FormFieldBinding<boolean | undefined>): CheckedFieldBinding {
  return { ...rest, checked: value ?? false, onCheckedChange: onValueChange };
}
