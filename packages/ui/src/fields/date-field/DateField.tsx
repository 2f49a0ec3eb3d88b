"use client";

import { type ComponentPropsWithoutRef, type FocusEvent, forwardRef, type KeyboardEvent } from "react";
import type { CalendarDays } from "../calendar/Calendar.tsx";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { SubmittedValue } from "../internal/SubmittedValue.tsx";
import { typedTextProps } from "../internal/useTypedText.ts";
import { useTypedValue } from "../internal/useTypedValue.ts";
import { useLazyOverlay } from "../../foundations/internal/useLazyOverlay.ts";
import { frDateField } from "../../foundations/messages/sections/inputs.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { CalendarButton } from "./CalendarButton.tsx";
import { calendarCode } from "./calendarCode.ts";
import { type DateRules, readDate } from "./dateRules.ts";
import { dateText, patternText } from "./dateText.ts";

export interface DateFieldProps
  extends
    FieldTexts,
    CalendarDays,
    Omit<
      ComponentPropsWithoutRef<"input">,
      "defaultValue" | "max" | "min" | "required" | "step" | "type" | "value"
    > {
  /**
   * The day as `yyyy-mm-dd`, `""` or `null` when empty; what was typed when it is no date. No time and no zone: the same day
   * everywhere. Leave it out and the field keeps its own.
   */
  readonly value?: string | null | undefined;
  /** Day at first, `yyyy-mm-dd`. @default "" */
  readonly defaultValue?: string | undefined;
  /** Receives the day, `""`, or the text as typed when it is no date, so that a schema refuses it. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A day, typed (« 3/2/26 », « 3 fév. 2026 », « 03022026 ») or picked in a calendar, whose code is loaded at its first
 * opening. `className` and `style` go to the field, the rest and `ref` to the `input`; a form receives `yyyy-mm-dd`
 * under `name`.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  {
    value,
    defaultValue = "",
    onValueChange,
    min,
    max,
    isDateDisabled,
    today,
    weekStartsOn,
    yearSelect,
    name,
    onChange,
    onBlur,
    onKeyDown,
    ...props
  },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const locale = useLocale();
  const messages = useMessages("dateField", frDateField);
  const calendar = useLazyOverlay(calendarCode);
  const rules: DateRules = { locale, min, max, isDateDisabled };
  const {
    control,
    value: date,
    typed,
  } = useTypedValue(ref, {
    value: value === null ? "" : value,
    defaultValue,
    onValueChange,
    write: (next) => dateText(locale, next),
    read: (text) => readDate(rules, messages, text),
  });
  const fixed = rest.disabled === true || rest.readOnly === true;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (event.key !== "ArrowDown" || fixed || event.defaultPrevented) return;
    event.preventDefault();
    calendar.setOpen(true);
  };
  /** Opens nothing under the hand of whoever has gone on to the next field. */
  const handleLeave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) calendar.forget();
  };
  return (
    <Field {...fieldProps} error={fieldProps.error || typed.problem}>
      {(field) => (
        <>
          <span className="cn-control cn-date-field" onBlur={handleLeave}>
            <input
              autoComplete="off"
              placeholder={patternText(locale, messages)}
              {...rest}
              {...field}
              ref={control}
              {...typedTextProps(typed, { onChange, onBlur })}
              onKeyDown={handleKey}
            />
            {rest.readOnly === true ? null : (
              <CalendarButton
                overlay={calendar}
                days={{ min, max, isDateDisabled, today, weekStartsOn, yearSelect }}
                value={date}
                disabled={rest.disabled}
                labelledBy={`${field.id}-label`}
                onPick={(picked) => {
                  typed.replace(picked);
                  calendar.setOpen(false);
                }}
              />
            )}
            <SubmittedValue name={name} form={rest.form} disabled={rest.disabled} value={date} />
          </span>
          {calendar.status === "failed" ? (
            <p role="alert" className="cn-field__hint">
              {messages.loadFailed}
            </p>
          ) : null}
        </>
      )}
    </Field>
  );
});
