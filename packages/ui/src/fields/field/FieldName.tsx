"use client";

import type { ReactNode } from "react";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface FieldNameProps {
  readonly required: boolean;
  readonly children: ReactNode;
}

/** The words of a label or a legend, with « (obligatoire) » after them when a value is expected. */
export function FieldName({ required, children }: FieldNameProps): ReactNode {
  const messages = useMessages("common", frCommon);
  return (
    <>
      {children}
      {required ? (
        <>
          {" "}
          <span className="cn-field__required">{messages.required}</span>
        </>
      ) : null}
    </>
  );
}
