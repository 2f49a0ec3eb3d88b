"use client";

import { Check } from "../../foundations/icons/Check.tsx";
import { Copy } from "../../foundations/icons/Copy.tsx";
import { type ReactNode, useState } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { frErrorState } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface CopyReferenceProps {
  readonly reference: string;
}

/** Puts the reference in the clipboard and says so. A refusal leaves the reference readable above. */
export function CopyReference({ reference }: CopyReferenceProps): ReactNode {
  const messages = useMessages("errorState", frErrorState);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Button
      variant="text"
      icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {copied ? messages.referenceCopied : messages.copyReference}
    </Button>
  );
}
