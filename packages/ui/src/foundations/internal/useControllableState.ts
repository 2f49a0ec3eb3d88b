"use client";

import { useCallback, useState } from "react";

export interface ControllableStateOptions<Value> {
  /** The host's value; `undefined` leaves the value to the component. */
  readonly value: Value | undefined;
  readonly defaultValue: Value;
  readonly onValueChange: ((value: Value) => void) | undefined;
}

/**
 * A value that the host holds, or that the component holds when the host does not: the value, how to set it, and
 * how to go back to the default one, which a host's own value ignores.
 */
export function useControllableState<Value>({
  value,
  defaultValue,
  onValueChange,
}: ControllableStateOptions<Value>): readonly [
  value: Value,
  setValue: (next: Value) => void,
  reset: () => void,
] {
  const [own, setOwn] = useState(defaultValue);
  const setValue = useCallback(
    (next: Value) => {
      if (value === undefined) setOwn(() => next);
      onValueChange?.(next);
    },
    [value, onValueChange],
  );
  const reset = useCallback(() => setOwn(() => defaultValue), [defaultValue]);
  return [value === undefined ? own : value, setValue, reset];
}
