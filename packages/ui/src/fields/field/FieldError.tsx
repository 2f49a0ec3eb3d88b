import { CircleAlert } from "../../foundations/icons/CircleAlert.tsx";
import type { ReactNode } from "react";

export interface FieldErrorProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The sentence that says how to correct a field. */
export function FieldError({ id, children }: FieldErrorProps): ReactNode {
  return (
    <p id={id} className="cn-field__error">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
