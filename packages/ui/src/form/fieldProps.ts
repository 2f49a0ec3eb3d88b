import type { ChangeEvent } from "react";
import type { FormFieldBinding } from "./FormField.tsx";

/** What `TextField` and `PasswordField` take: they speak in events, like the `input` that they are. */
export interface TextFieldBinding extends Omit<FormFieldBinding<string>, "onValueChange"> {
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
  readonly checked: boolean;
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
