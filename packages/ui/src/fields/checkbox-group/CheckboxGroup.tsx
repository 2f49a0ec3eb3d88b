"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type RefAttributes } from "react";
import { CheckboxField } from "../checkbox-field/CheckboxField.tsx";
import type { FieldTexts } from "../field/Field.tsx";
import { FieldSet } from "../field/FieldSet.tsx";
import { useFieldValue } from "../internal/useFieldValue.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";

/** One box of a group. */
export interface CheckboxOption<Value extends string = string> {
  /** Holds what `onValueChange` receives while the box is ticked. */
  readonly value: Value;
  /** The words of the box. */
  readonly label: ReactNode;
  /** Holds what ticking it means, under its words. */
  readonly hint?: ReactNode;
  /** Shown, but cannot be changed. */
  readonly disabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string = string>
  extends FieldTexts, Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "defaultValue"> {
  /** The boxes, all of them shown. */
  readonly options: readonly CheckboxOption<Value>[];
  /** Ticked values, in the order of the options; `null` is none. Leave it out and the group keeps its own. */
  readonly value?: readonly NoInfer<Value>[] | null | undefined;
  /** Values that are ticked at first. @default [] */
  readonly defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Receives the ticked values, in the order of the options. */
  readonly onValueChange?: ValueHandler<readonly NoInfer<Value>[]> | undefined;
  /** `columns` sets the boxes side by side where they fit. @default "list" */
  readonly layout?: "list" | "columns" | undefined;
  /** Shows the choices without letting them change; unlike `disabled` they keep their focus and are submitted. */
  readonly readOnly?: boolean | undefined;
}

interface CheckboxGroupComponent {
  <Value extends string>(props: CheckboxGroupProps<Value> & RefAttributes<HTMLFieldSetElement>): ReactNode;
  displayName?: string | undefined;
}

const none: readonly string[] = [];

/** Any number of choices among a few, all of them shown. The rest, `className` and `ref` go to the `fieldset`. */
export const CheckboxGroup: CheckboxGroupComponent = forwardRef<HTMLFieldSetElement, CheckboxGroupProps>(
  function CheckboxGroup(
    { options, value, defaultValue = none, onValueChange, layout = "list", readOnly = false, name, ...rest },
    ref,
  ) {
    const {
      control: group,
      value: ticked,
      setValue: setTicked,
    } = useFieldValue<readonly string[], HTMLFieldSetElement>(ref, {
      value: value === null ? none : value,
      defaultValue,
      onValueChange,
    });
    const toggle = (changed: string, checked: boolean): void => {
      const isTicked = (choice: string): boolean => (choice === changed ? checked : ticked.includes(choice));
      setTicked(options.map((option) => option.value).filter(isTicked));
    };
    return (
      <FieldSet {...rest} ref={group}>
        <div className="cn-checkbox-group" data-layout={layout}>
          {options.map((option) => (
            <CheckboxField
              key={option.value}
              label={option.label}
              hint={option.hint}
              name={name}
              submittedValue={option.value}
              checked={ticked.includes(option.value)}
              disabled={option.disabled}
              readOnly={readOnly}
              aria-invalid={rest.error ? true : undefined}
              onCheckedChange={(checked) => toggle(option.value, checked)}
            />
          ))}
        </div>
      </FieldSet>
    );
  },
);
