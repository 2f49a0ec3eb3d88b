"use client";

import { type ForwardedRef, type RefObject, useImperativeHandle, useRef } from "react";
import {
  type ControllableStateOptions,
  useControllableState,
} from "../../foundations/internal/useControllableState.ts";
import { useFormReset } from "./useFormReset.ts";
import { type TypedText, type TypedTextOptions, useTypedText } from "./useTypedText.ts";

type TypedValueOptions<Value> = ControllableStateOptions<Value> &
  Pick<TypedTextOptions<Value>, "write" | "read" | "same">;

/** The control of a typed value, the value, and the text for it. */
interface TypedValue<Value> {
  readonly control: RefObject<HTMLInputElement | null>;
  readonly value: Value;
  readonly typed: TypedText<Value>;
}

/**
 * Value of a field in which it is typed as text: see `useTypedText`. The host's `ref` receives the control; a reset of the form brings
 * the default value back and forgets what was typed.
 */
export function useTypedValue<Value>(
  ref: ForwardedRef<HTMLInputElement>,
  { value: given, defaultValue, onValueChange, ...reading }: TypedValueOptions<Value>,
): TypedValue<Value> {
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, []);
  const [value, setValue, reset] = useControllableState({ value: given, defaultValue, onValueChange });
  const typed = useTypedText({ ...reading, value, setValue, control });
  useFormReset(control, () => {
    reset();
    typed.clear();
  });
  return { control, value, typed };
}
