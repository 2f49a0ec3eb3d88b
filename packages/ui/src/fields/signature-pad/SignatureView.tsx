"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frSignaturePad } from "../../foundations/messages/sections/captureConsent.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { type Signature, type SignatureImage, signatureUrl } from "./signature.ts";

export interface SignatureViewProps extends Omit<ComponentPropsWithoutRef<"figure">, "children"> {
  /** The signature to show. */
  readonly value: Signature | SignatureImage;
  /** Person who signed, for the alternative text of a signature by hand. */
  readonly signerName?: string | undefined;
}

/** A signature as it was given, to read and to print. */
export const SignatureView = forwardRef<HTMLElement, SignatureViewProps>(function SignatureView(
  { value, signerName, className, ...rest },
  ref,
) {
  const messages = useMessages("signaturePad", frSignaturePad);
  return (
    <figure {...rest} ref={ref} className={cx("cn-signature-view", className)} data-kind={value.kind}>
      <div className="cn-signature-pad__paper" data-theme="light" data-still="">
        {value.kind === "typed" ? (
          <span className="cn-signature-pad__written">{value.name}</span>
        ) : (
          <img
            src={value.kind === "drawn" ? signatureUrl(value) : value.src}
            alt={signerName ? messages.signatureOf({ name: signerName }) : messages.signature}
          />
        )}
      </div>
      {value.kind === "typed" ? (
        <figcaption className="cn-signature-view__caption">{messages.typedBy}</figcaption>
      ) : null}
    </figure>
  );
});
