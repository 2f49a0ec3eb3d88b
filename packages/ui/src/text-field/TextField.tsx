"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<"input">, "required" | "prefix" | "value"> {
  /** A unit or a symbol after the text, inside the frame. */
  readonly suffix?: ReactNode;
  /** The text; `null` is empty. Leave it out and the field keeps its own. */
  readonly value?: string | null | undefined;
  /** Receives the text at each letter. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** One line of text. `className` and `style` go to the field, everything else and `ref` to the `input`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    labelAction,
    hint,
    error,
    required,
    value,
    suffix,
    onValueChange,
    onChange,
    id,
    className,
    style,
    ...rest
  },
  ref,
) {
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
      {(control) => (
        <span className="cn-control">
          <input
            type="text"
            {...rest}
            {...control}
            ref={ref}
            className="cn-control__input"
            {...(value === undefined ? {} : { value: value ?? "" })}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          {suffix ? <span className="cn-control__affix">{suffix}</span> : null}
        </span>
      )}
    </Field>
  );
});
