"use client";

import { type ForwardedRef, type RefObject, useId } from "react";
import { useFieldValue } from "./useFieldValue.ts";

export interface RadioGroupOptions {
  readonly value: string | null | undefined;
  readonly defaultValue: string | null;
  readonly onValueChange: ((value: string) => void) | undefined;
  /** The name under which a form sends the choice; without one, a name of its own groups the buttons. */
  readonly name: string | undefined;
  /** Shows the choice without letting it change. */
  readonly readOnly: boolean;
}

export interface RadioGroup {
  /** Goes to the group. */
  readonly group: RefObject<HTMLFieldSetElement | null>;
  /** Starts the ids of what stands beside the buttons. */
  readonly id: string;
  /** The attributes of the native button of one option. */
  readonly radio: (option: { readonly value: string; readonly disabled?: boolean | undefined }) => {
    readonly type: "radio";
    readonly name: string;
    readonly value: string;
    readonly checked: boolean;
    readonly disabled: boolean | undefined;
    readonly onChange: () => void;
  };
}

/** One choice among native radio buttons, held by the host or here, and put back when the form is reset. */
export function useRadioGroup(
  { value, defaultValue, onValueChange, name, readOnly }: RadioGroupOptions,
  ref: ForwardedRef<HTMLFieldSetElement>,
): RadioGroup {
  const id = useId();
  const {
    control: group,
    value: chosen,
    setValue: setChosen,
  } = useFieldValue<string | null, HTMLFieldSetElement>(ref, {
    value,
    defaultValue,
    onValueChange: (next) => {
      if (next !== null) onValueChange?.(next);
    },
  });
  return {
    group,
    id,
    radio: (option) => ({
      type: "radio",
      name: name ?? id,
      value: option.value,
      checked: chosen === option.value,
      disabled: option.disabled,
      onChange: () => {
        if (!readOnly) setChosen(option.value);
      },
    }),
  };
}
