"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { FieldName } from "./FieldName.tsx";
import { FieldNotes } from "./FieldNotes.tsx";
import { useFieldIds } from "./useFieldIds.ts";

/** Describes what every field component takes beside the attributes of its control. */
export interface FieldTexts {
  /** Holds what the field is for, always shown: it names the control. */
  readonly label: ReactNode;
  /** A link or a small button at the end of the label's line. */
  readonly labelAction?: ReactNode;
  /** Holds what to write, before any error. */
  readonly hint?: ReactNode;
  /** Way to correct the value. Its presence makes the field invalid. */
  readonly error?: ReactNode;
  /** Says « (obligatoire) » in words and sets `required`, which the browser checks in a form without `noValidate`. */
  readonly required?: boolean | undefined;
}

/** Attributes to spread on the control. The field alone writes them. */
export interface FieldControlProps {
  /** Id to which the label leads. */
  readonly id: string;
  /** Ids of the error, of the hint, and of the host's own description. */
  readonly "aria-describedby": string | undefined;
  /** There when the field has an error. */
  readonly "aria-invalid": true | undefined;
  /** There when the field is required: a control that the browser does not check itself takes `aria-required` from it. */
  readonly required: true | undefined;
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Id of the control. @default a generated one */
  readonly controlId?: string | undefined;
  /** Ids of what the host itself says of the control, read after the hint: its own `aria-describedby`. */
  readonly describedBy?: string | undefined;
  /** Draws the control, with the attributes that tie it to its texts. */
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together: the only owner of their ids and ARIA attributes. */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  { label, labelAction, hint, error, required = false, controlId, describedBy, className, children, ...rest },
  ref,
) {
  const ids = useFieldIds({ id: controlId, hint, error, describedBy });
  const control: FieldControlProps = {
    id: ids.control,
    "aria-describedby": ids.describedBy,
    "aria-invalid": error ? true : undefined,
    required: required || undefined,
  };
  return (
    <div {...rest} ref={ref} className={cx("cn-field", className)} {...(error ? { "data-invalid": "" } : {})}>
      <div className="cn-field__head">
        <label id={`${ids.control}-label`} htmlFor={ids.control} className="cn-field__label">
          <FieldName required={required}>{label}</FieldName>
        </label>
        {labelAction}
      </div>
      {children(control)}
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
});
