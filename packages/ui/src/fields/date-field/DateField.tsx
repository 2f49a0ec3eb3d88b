"use client";

import { Calendar as CalendarIcon } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useState } from "react";
import { Calendar, type CalendarDays } from "../calendar/Calendar.tsx";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { SubmittedValue } from "../internal/SubmittedValue.tsx";
import { typedTextProps } from "../internal/useTypedText.ts";
import { useTypedValue } from "../internal/useTypedValue.ts";
import { frDateField } from "../../foundations/messages/sections/inputs.ts";
import { Popover } from "../../overlays/popover/Popover.tsx";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
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
 * A day, typed (« 3/2/26 », « 3 fév. 2026 », « 03022026 ») or picked in a calendar. `className` and `style` go to
 * the field, the rest and `ref` to the `input`; a form receives `yyyy-mm-dd` under `name`.
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
  const [open, setOpen] = useState(false);
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
    setOpen(true);
  };
  return (
    <Field {...fieldProps} error={fieldProps.error || typed.problem}>
      {(field) => (
        <span className="cn-control cn-date-field">
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
            <Popover
              open={open}
              onOpenChange={setOpen}
              title={messages.calendar}
              hideTitle
              align="end"
              trigger={
                <IconButton
                  label={messages.open}
                  icon={<CalendarIcon aria-hidden="true" />}
                  disabled={rest.disabled}
                  aria-describedby={`${field.id}-label`}
                />
              }
            >
              <Calendar
                aria-labelledby={`${field.id}-label`}
                focusOnMount
                value={date}
                min={min}
                max={max}
                isDateDisabled={isDateDisabled}
                today={today}
                weekStartsOn={weekStartsOn}
                yearSelect={yearSelect}
                onValueChange={(picked) => {
                  typed.replace(picked);
                  setOpen(false);
                }}
              />
            </Popover>
          )}
          <SubmittedValue name={name} form={rest.form} disabled={rest.disabled} value={date} />
        </span>
      )}
    </Field>
  );
});
