"use client";

import type { ReactNode } from "react";
import { CheckboxField } from "../checkbox-field/CheckboxField.tsx";
import { frSignaturePad } from "../../foundations/messages/sections/captureConsent.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { TextField } from "../text-field/TextField.tsx";
import type { TypedSignature } from "./signature.ts";

interface TypedWayProps {
  readonly value: TypedSignature;
  readonly disabled: boolean;
  readonly onChange: (value: TypedSignature) => void;
}

/** The signature of whoever cannot or would not draw one: a name, and a box that says what it is worth. */
export function TypedWay({ value, disabled, onChange }: TypedWayProps): ReactNode {
  const messages = useMessages("signaturePad", frSignaturePad);
  return (
    <div className="cn-signature-pad__typed">
      <TextField
        label={messages.name}
        autoComplete="off"
        value={value.name}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
      />
      <div className="cn-signature-pad__paper" data-theme="light" data-typed="" aria-hidden="true">
        <span className="cn-signature-pad__written">{value.name}</span>
        <span className="cn-signature-pad__line" />
      </div>
      <CheckboxField
        label={messages.confirm}
        checked={value.confirmed}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, confirmed: event.currentTarget.checked })}
      />
    </div>
  );
}
