"use client";

import type { ReactNode } from "react";

interface RequiredValueProps {
  /** True where something must be given. */
  readonly required: boolean | undefined;
  /** True once it is given. */
  readonly given: boolean;
  readonly disabled?: boolean | undefined;
  readonly form?: string | undefined;
  /** Takes the focus to the control: the browser gives it to what is missing. */
  readonly onFocus: (input: HTMLInputElement) => void;
}

/**
 * Input of constraint validation: the browser checks it for a control that is none of its own: a hidden input is left out of the check, this one is not. Without
 * a name, so it is not sent.
 */
export function RequiredValue({ required, given, disabled, form, onFocus }: RequiredValueProps): ReactNode {
  return required === true ? (
    <input
      required
      aria-hidden="true"
      tabIndex={-1}
      className="cn-visually-hidden"
      disabled={disabled}
      form={form}
      value={given ? "1" : ""}
      onChange={() => undefined}
      onFocus={(event) => onFocus(event.currentTarget)}
    />
  ) : null;
}
