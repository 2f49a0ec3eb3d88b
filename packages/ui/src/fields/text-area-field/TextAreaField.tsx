"use client";

import { type ComponentPropsWithoutRef, forwardRef, useEffect } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { idList } from "../internal/ids.ts";
import { useFieldValue } from "../internal/useFieldValue.ts";
import { frTextAreaField } from "../../foundations/messages/sections/inputs.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import { announcedRemaining } from "./characterLimit.ts";

export interface TextAreaFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithoutRef<"textarea">, "defaultValue" | "maxLength" | "required" | "value"> {
  /** The text; `null` is empty. Leave it out and the field keeps its own. */
  readonly value?: string | null | undefined;
  /** Text at first. @default "" */
  readonly defaultValue?: string | undefined;
  /** Receives the text at each letter. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Lines shown when there is little text. @default 3 */
  readonly rows?: number | undefined;
  /** Lines after which the text scrolls. @default 12 */
  readonly maxRows?: number | undefined;
  /**
   * Most characters, counted as a string's `length`. What is pasted beyond is kept and said, where the native
   * `maxlength` would cut it in silence.
   */
  readonly characterLimit?: number | undefined;
}

/**
 * Several lines of text, as high as the text up to `maxRows`. `className` and `style` go to the field, the rest and
 * `ref` to the `textarea`.
 */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { value, defaultValue = "", onValueChange, onChange, rows = 3, maxRows = 12, characterLimit, ...props },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const locale = useLocale();
  const messages = useMessages("textAreaField", frTextAreaField);
  const {
    control,
    value: text,
    setValue: setText,
  } = useFieldValue(ref, { value: value === null ? "" : value, defaultValue, onValueChange });

  const limit = characterLimit ?? Number.POSITIVE_INFINITY;
  const excess = Math.max(0, text.length - limit);
  const problem = excess > 0 ? messages.tooLong({ count: excess }) : undefined;
  useEffect(() => {
    control.current?.setCustomValidity(problem ?? "");
  }, [control, problem]);
  const left = announcedRemaining(text.length, limit);
  const announcement = left === 0 ? messages.limitReached : left && messages.remaining({ count: left });
  const lines = appliedStyle({ "--cn-rows": rows, "--cn-max-rows": maxRows });

  return (
    <Field
      {...fieldProps}
      className={cx("cn-text-area", fieldProps.className)}
      error={fieldProps.error || problem}
    >
      {(field) => (
        <>
          <span className="cn-control cn-text-area-field" data-text={text} {...lines}>
            <textarea
              {...rest}
              {...field}
              aria-describedby={idList(
                field["aria-describedby"],
                characterLimit !== undefined && `${field.id}-counter`,
              )}
              ref={control}
              rows={rows}
              className="cn-control__input cn-text-area-field__control"
              value={text}
              onChange={(event) => {
                onChange?.(event);
                setText(event.target.value);
              }}
            />
          </span>
          {characterLimit === undefined ? null : (
            <>
              <p
                id={`${field.id}-counter`}
                className="cn-text-area-field__counter"
                {...(excess > 0 ? { "data-over": "" } : {})}
              >
                {messages.counter({
                  written: formatNumber(locale, text.length),
                  limit: formatNumber(locale, characterLimit),
                })}
              </p>
              <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
            </>
          )}
        </>
      )}
    </Field>
  );
});
