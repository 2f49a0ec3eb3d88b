"use client";

import { type ForwardedRef, type RefObject, useImperativeHandle, useRef } from "react";
import {
  type ControllableStateOptions,
  useControllableState,
} from "../../foundations/internal/useControllableState.ts";
import { type ResettableElement, useFormReset } from "./useFormReset.ts";

/** A control and the value that it shows. */
interface FieldValue<Value, Control> {
  readonly control: RefObject<Control | null>;
  readonly value: Value;
  readonly setValue: (value: Value) => void;
}

/**
 * Value of a field, held by the host or by the field, with the element of its control, which the host's `ref` receives. A reset
 * of the form brings the default value back.
 */
export function useFieldValue<Value, Control extends ResettableElement>(
  ref: ForwardedRef<Control>,
  options: ControllableStateOptions<Value>,
): FieldValue<Value, Control> {
  const control = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(ref, () => control.current, []);
  const [value, setValue, reset] = useControllableState(options);
  useFormReset(control, reset);
  return { control, value, setValue };
}
