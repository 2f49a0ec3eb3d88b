"use client";

import { type ComponentPropsWithoutRef, forwardRef, useState } from "react";
import type { FieldTexts } from "../field/Field.tsx";
import { FieldName } from "../field/FieldName.tsx";
import { FieldNotes } from "../field/FieldNotes.tsx";
import { useFieldIds } from "../field/useFieldIds.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { frSignaturePad } from "../../foundations/messages/sections/captureConsent.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { RequiredValue } from "../internal/RequiredValue.tsx";
import { SegmentedControl } from "../segmented-control/SegmentedControl.tsx";
import { DrawnWay } from "./DrawnWay.tsx";
import { type DrawnSignature, isSigned, type Signature, type TypedSignature } from "./signature.ts";
import { TypedWay } from "./TypedWay.tsx";

export interface SignaturePadProps
  extends
    Omit<FieldTexts, "labelAction">,
    Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "defaultValue"> {
  /** `null` while nothing is signed; a typed signature is there from its first letter on: see `isSigned`. */
  readonly value?: Signature | null | undefined;
  /** Signature at first. @default null */
  readonly defaultValue?: Signature | null | undefined;
  /** Receives the signature after each stroke or letter, `null` when it is erased. */
  readonly onValueChange?: ((value: Signature | null) => void) | undefined;
  /** The name to begin with when signing by typing. */
  readonly signerName?: string | undefined;
}

const ways = ["drawn", "typed"] as const;

/** A signature, by hand or by typing one's name. Changing one's mind loses neither. */
export const SignaturePad = forwardRef<HTMLFieldSetElement, SignaturePadProps>(function SignaturePad(
  {
    label,
    hint,
    error,
    required = false,
    value,
    defaultValue = null,
    onValueChange,
    signerName = "",
    disabled = false,
    id,
    className,
    ...rest
  },
  ref,
) {
  const messages = useMessages("signaturePad", frSignaturePad);
  const ids = useFieldIds({ id, hint, error, describedBy: rest["aria-describedby"] });
  const [signature, setSignature] = useControllableState({ value, defaultValue, onValueChange });
  const [emptyWay, setEmptyWay] = useState<Signature["kind"]>("drawn");
  const [drawn, setDrawn] = useState<DrawnSignature | null>(null);
  const [typed, setTyped] = useState<TypedSignature | null>(null);
  const way = signature?.kind ?? emptyWay;
  const words = { drawn: messages.draw, typed: messages.type };

  const choose = (next: Signature["kind"]): void => {
    if (signature?.kind === "drawn") setDrawn(signature);
    if (signature?.kind === "typed") setTyped(signature);
    setEmptyWay(next);
    setSignature(next === "drawn" ? drawn : (typed ?? { kind: "typed", name: signerName, confirmed: false }));
  };

  return (
    <fieldset
      {...rest}
      ref={ref}
      id={ids.control}
      className={cx("cn-signature-pad", className)}
      aria-describedby={ids.describedBy}
      {...(error ? { "data-invalid": "" } : {})}
    >
      <legend className="cn-field__label">
        <FieldName required={required}>{label}</FieldName>
      </legend>
      <SegmentedControl
        className="cn-signature-pad__ways"
        label={messages.way}
        labelHidden
        options={ways.map((kind) => ({ value: kind, label: words[kind] }))}
        value={way}
        disabled={disabled}
        onValueChange={choose}
      />
      {signature?.kind === "typed" ? (
        <TypedWay value={signature} disabled={disabled} onChange={setSignature} />
      ) : (
        <DrawnWay value={signature} disabled={disabled} onChange={setSignature} />
      )}
      <RequiredValue
        required={required}
        given={isSigned(signature)}
        disabled={disabled}
        onFocus={(input) => input.closest("fieldset")?.querySelector<HTMLElement>("input:checked")?.focus()}
      />
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
});
