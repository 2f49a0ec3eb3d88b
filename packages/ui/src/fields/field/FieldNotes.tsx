import type { ReactNode } from "react";
import { FieldError } from "./FieldError.tsx";
import type { FieldIds } from "./useFieldIds.ts";

export interface FieldNotesProps {
  readonly ids: FieldIds;
  readonly hint: ReactNode;
  readonly error: ReactNode;
}

/** The hint and the error under a control. */
export function FieldNotes({ ids, hint, error }: FieldNotesProps): ReactNode {
  return (
    <>
      {hint ? (
        <p id={ids.hint} className="cn-field__hint">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </>
  );
}
