"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import type { FieldTexts } from "./Field.tsx";
import { FieldName } from "./FieldName.tsx";
import { FieldNotes } from "./FieldNotes.tsx";
import { useFieldIds } from "./useFieldIds.ts";

export interface FieldSetProps extends FieldTexts, ComponentPropsWithoutRef<"fieldset"> {
  /** Keeps the legend for screen readers only. @default false */
  readonly labelHidden?: boolean | undefined;
  /** The controls of the group, each with its own label. */
  readonly children: ReactNode;
}

/**
 * Several controls under one legend, hint and error. With `role="radiogroup"` the group itself says that it is
 * required or invalid; a plain group may not, so its controls do.
 */
export const FieldSet = forwardRef<HTMLFieldSetElement, FieldSetProps>(function FieldSet(
  {
    label,
    labelAction,
    labelHidden = false,
    hint,
    error,
    required = false,
    id,
    className,
    children,
    role,
    ...rest
  },
  ref,
) {
  const ids = useFieldIds({ id, hint, error, describedBy: rest["aria-describedby"] });
  const legend = `${ids.control}-legend`;
  const state =
    role === "radiogroup"
      ? { "aria-invalid": error ? true : undefined, "aria-required": required || undefined }
      : {};
  return (
    <fieldset
      {...rest}
      {...state}
      ref={ref}
      id={ids.control}
      role={role}
      className={cx("cn-field cn-fieldset", className)}
      aria-labelledby={legend}
      aria-describedby={ids.describedBy}
      {...(error ? { "data-invalid": "" } : {})}
    >
      {/* A legend refuses grid and flex in its place: the row inside it takes them. */}
      <legend className={labelHidden ? "cn-visually-hidden" : "cn-fieldset__legend"}>
        <span className="cn-field__head">
          <span id={legend} className="cn-field__label">
            <FieldName required={required}>{label}</FieldName>
          </span>
          {labelAction}
        </span>
      </legend>
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
});
