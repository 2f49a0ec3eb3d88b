"use client";

import type { ReactNode } from "react";
import { Alert } from "../../feedback/alert/Alert.tsx";
import { Button } from "../../actions/button/Button.tsx";
import { bringIntoView } from "../../foundations/internal/bringIntoView.ts";
import { frResourceForm } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface FormConflict {
  /** Person who saved in the meantime, when it is known. */
  readonly by?: string | undefined;
  /** Shows what the other person saved; what was typed here is given up. */
  readonly onReload?: (() => void) | undefined;
  /** Saves over what the other person saved. */
  readonly onOverwrite?: (() => void) | undefined;
}

/** The record was saved by somebody else while it was open here: nothing is lost yet, the person chooses. */
export function ConflictNotice({ by, onReload, onOverwrite }: FormConflict): ReactNode {
  const messages = useMessages("resourceForm", frResourceForm);
  const author = by === undefined ? "" : `${messages.conflictBy({ name: by })} `;
  return (
    <Alert
      ref={bringIntoView}
      tone="warning"
      role="alert"
      actions={
        onReload || onOverwrite ? (
          <>
            {onReload ? <Button onClick={() => onReload()}>{messages.reload}</Button> : null}
            {onOverwrite ? <Button onClick={() => onOverwrite()}>{messages.overwrite}</Button> : null}
          </>
        ) : undefined
      }
    >
      <strong>{messages.conflictTitle}</strong> {author}
      {messages.conflictSafe}
    </Alert>
  );
}
