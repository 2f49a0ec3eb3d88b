"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { idList } from "../internal/ids.ts";
import { SubmittedValue } from "../internal/SubmittedValue.tsx";
import { type Reading, typedTextProps } from "../internal/useTypedText.ts";
import { useTypedValue } from "../internal/useTypedValue.ts";
import { frColorField } from "../../foundations/messages/sections/inputs.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { parseHexColor } from "../../foundations/branding/color.ts";
import { type ColorBackground, ContrastNotes } from "./ContrastNotes.tsx";

export interface ColorFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithoutRef<"input">, "defaultValue" | "required" | "type" | "value"> {
  /**
   * The colour as `#rrggbb`, `""` or `null` when empty; what was typed when it is none. Leave it out and the field
   * keeps its own.
   */
  readonly value?: string | null | undefined;
  /** Colour at first, `#rrggbb`. @default "" */
  readonly defaultValue?: string | undefined;
  /** Receives `#rrggbb`, `""`, or the text as typed when it is no colour, so that a schema refuses it. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Colours on which this one must stand out; each gets a sentence. */
  readonly backgrounds?: readonly ColorBackground[] | undefined;
  /** Contrast from which a colour stands out: 3 for a drawing, 4.5 for text. @default 3 */
  readonly minimumContrast?: number | undefined;
}

const noBackgrounds: readonly ColorBackground[] = [];

/**
 * A colour, picked or typed, with how it stands out. `className` and `style` go to the field, the rest and `ref` to
 * the text `input`; a form receives `#rrggbb` under `name`.
 */
export const ColorField = forwardRef<HTMLInputElement, ColorFieldProps>(function ColorField(
  {
    value,
    defaultValue = "",
    onValueChange,
    backgrounds = noBackgrounds,
    minimumContrast = 3,
    name,
    onChange,
    onBlur,
    ...props
  },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const messages = useMessages("colorField", frColorField);
  const {
    control,
    value: color,
    typed,
  } = useTypedValue(ref, {
    value: value === null ? "" : value,
    defaultValue,
    onValueChange,
    write: (next) => parseHexColor(next) ?? next,
    read: (text): Reading<string> => {
      const read = text.trim() === "" ? "" : parseHexColor(text);
      if (read !== undefined) return { value: read };
      return { value: text.trim(), problem: messages.invalid({ example: "#285cc2" }) };
    },
  });
  const shown = parseHexColor(color);
  const notes = shown !== undefined && backgrounds.length > 0;
  return (
    <Field {...fieldProps} error={fieldProps.error || typed.problem}>
      {(field) => (
        <>
          <span className="cn-control cn-color-field">
            <input
              type="color"
              className="cn-color-field__picker"
              aria-label={messages.pick}
              aria-describedby={`${field.id}-label`}
              // The picker knows no empty value: white stands for it, and the sheet draws the difference.
              value={shown ?? "#ffffff"}
              disabled={rest.disabled === true || rest.readOnly === true}
              onChange={(event) => typed.replace(event.target.value)}
              {...(shown === undefined ? { "data-empty": "" } : {})}
            />
            <input
              autoComplete="off"
              spellCheck={false}
              {...rest}
              {...field}
              aria-describedby={idList(field["aria-describedby"], notes && `${field.id}-contrasts`)}
              ref={control}
              {...typedTextProps(typed, { onChange, onBlur })}
            />
            <SubmittedValue name={name} form={rest.form} disabled={rest.disabled} value={color} />
          </span>
          {notes ? (
            <ContrastNotes
              id={`${field.id}-contrasts`}
              color={shown}
              backgrounds={backgrounds}
              minimum={minimumContrast}
            />
          ) : null}
        </>
      )}
    </Field>
  );
});
