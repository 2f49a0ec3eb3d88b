"use client";

import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { splitFieldProps } from "../field/splitFieldProps.ts";
import { SubmittedValue } from "../internal/SubmittedValue.tsx";
import { typedTextProps } from "../internal/useTypedText.ts";
import { useTypedValue } from "../internal/useTypedValue.ts";
import { NumberSteppers } from "./NumberSteppers.tsx";
import { type NumberRules, type NumberSentences, readNumber, writeNumber } from "./numberRules.ts";
import { stepNumber } from "./stepNumber.ts";

/** Describes what number, money and percent fields have in common. */
export interface NumericFieldBaseProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithoutRef<"input">,
      "defaultValue" | "max" | "min" | "prefix" | "required" | "step" | "type" | "value"
    > {
  /** The number; `null` when empty, `NaN` when the text is no number. Leave it out and the field keeps its own. */
  readonly value?: number | null | undefined;
  /** Number at first; `null` while nothing is typed. @default null */
  readonly defaultValue?: number | null | undefined;
  /** Receives the number at each keystroke: `null` when empty, `NaN` when the text is no number. */
  readonly onValueChange?: ((value: number | null) => void) | undefined;
  /** Lowest value, in the unit of the value. */
  readonly min?: number | undefined;
  /** Highest value, in the unit of the value. */
  readonly max?: number | undefined;
  /** By how much the arrow keys change the value; without it they move the caret only. */
  readonly step?: number | undefined;
  /** Shows a minus and a plus, for fingers. @default false */
  readonly stepper?: boolean | undefined;
}

interface NumericFieldProps extends NumericFieldBaseProps {
  readonly rules: NumberRules;
  readonly sentences: NumberSentences;
  readonly suffix: ReactNode;
}

const sameNumber = (a: number | null, b: number | null): boolean =>
  Object.is(a, b) || ((a === null || Number.isNaN(a)) && (b === null || Number.isNaN(b)));

/** The keypad to show. Those of iOS have no minus sign, so a field that goes below zero asks for all the keys. */
function keypad({ min, maximumFractionDigits }: NumberRules): "text" | "numeric" | "decimal" {
  if (min !== undefined && min < 0) return "text";
  return maximumFractionDigits === 0 ? "numeric" : "decimal";
}

/** A number as assistive technologies get it, in the unit that is written; nothing for what is no number. */
const spokenNumber = (value: number | null | undefined, { places }: NumberRules): number | undefined =>
  value === null || value === undefined || !Number.isFinite(value) ? undefined : value / 10 ** places;

/** A typed number: the common part of the number, money and percent fields. */
export const NumericField = forwardRef<HTMLInputElement, NumericFieldProps>(function NumericField(
  {
    rules,
    sentences,
    suffix,
    stepper = false,
    value,
    defaultValue = null,
    onValueChange,
    min,
    max,
    step = stepper ? 1 : undefined,
    name,
    onChange,
    onBlur,
    onKeyDown,
    ...props
  },
  ref,
) {
  const [fieldProps, rest] = splitFieldProps(props);
  const {
    control,
    value: number,
    typed,
  } = useTypedValue(ref, {
    value,
    defaultValue,
    onValueChange,
    write: (next) => writeNumber(rules, next),
    read: (text) => readNumber(rules, sentences, text),
    same: sameNumber,
  });
  const fixed = rest.disabled === true || rest.readOnly === true;
  const move = (count: number): void => {
    if (step !== undefined && !fixed)
      typed.replace(stepNumber(typed.reading.value, count, { step, min, max }));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const count = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (count === undefined || step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    move(count);
  };
  const spoken = {
    role: "spinbutton",
    "aria-valuenow": spokenNumber(number, rules),
    "aria-valuetext": [typed.text, rules.unit].filter(Boolean).join("\u00A0") || undefined,
    "aria-valuemin": spokenNumber(min, rules),
    "aria-valuemax": spokenNumber(max, rules),
  };
  return (
    <Field {...fieldProps} error={fieldProps.error || typed.problem}>
      {(field) => (
        <span className="cn-control cn-number-field" {...(stepper ? { "data-stepper": "" } : {})}>
          <input
            autoComplete="off"
            inputMode={keypad(rules)}
            {...rest}
            {...(step === undefined ? {} : spoken)}
            {...field}
            ref={control}
            {...typedTextProps(typed, { onChange, onBlur })}
            onKeyDown={handleKey}
          />
          {suffix ? <span className="cn-control__affix">{suffix}</span> : null}
          {stepper ? (
            <NumberSteppers
              controlId={field.id}
              lowest={fixed || (number !== null && number <= (min ?? -Infinity))}
              highest={fixed || (number !== null && number >= (max ?? Infinity))}
              onStep={move}
            />
          ) : null}
          <SubmittedValue
            name={name}
            form={rest.form}
            disabled={rest.disabled}
            value={number === null || !Number.isFinite(number) ? "" : number}
          />
        </span>
      )}
    </Field>
  );
});
