"use client";

import { type ChangeEvent, type ReactNode, useEffect, useRef } from "react";

interface RowCheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some of the rows, not all. */
  readonly mixed?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox without visible words, 44 px to the finger. */
export function RowCheckbox({
  label,
  checked,
  mixed = false,
  disabled = false,
  onChange,
}: RowCheckboxProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Indeterminate is a property without an attribute.
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input
      ref={input}
      type="checkbox"
      aria-label={label}
      className="cn-checkbox-field__box cn-data-table__box"
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
