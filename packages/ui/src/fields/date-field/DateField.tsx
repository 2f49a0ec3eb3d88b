"use client";

import { Calendar as CalendarIcon } from "lucide-react";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Calendar, type CalendarDays } from "../calendar/Calendar.tsx";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { useFormReset } from "../internal/useFormReset.ts";
import { useTypedText, typedTextProps } from "../internal/useTypedText.ts";
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
  /** @default "" */
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
    label,
    labelAction,
    hint,
    error,
    required,
    value,
    defaultValue = "",
    onValueChange,
    min,
    max,
    isDateDisabled,
    today,
    weekStartsOn,
    yearSelect,
    id,
    name,
    className,
    style,
    onChange,
    onBlur,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const locale = useLocale();
  const messages = useMessages("dateField", frDateField);
  const [open, setOpen] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, []);
  const [date, setDate, reset] = useControllableState({
    value: value === null ? "" : value,
    defaultValue,
    onValueChange,
  });
  const rules: DateRules = { locale, min, max, isDateDisabled };
  const typed = useTypedText({
    value: date,
    setValue: setDate,
    write: (next) => dateText(locale, next),
    read: (text) => readDate(rules, messages, text),
    control,
  });
  useFormReset(control, () => {
    reset();
    typed.clear();
  });
  const fixed = rest.disabled === true || rest.readOnly === true;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (event.key !== "ArrowDown" || fixed || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Field
      label={label}
      labelAction={labelAction}
      hint={hint}
      error={error || typed.problem}
      required={required}
      controlId={id}
      describedBy={rest["aria-describedby"]}
      className={className}
      style={style}
    >
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
          {name ? (
            <input type="hidden" name={name} form={rest.form} disabled={rest.disabled} value={date} />
          ) : null}
        </span>
      )}
    </Field>
  );
});
