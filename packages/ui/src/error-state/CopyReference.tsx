"use client";

import { Check, Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../button/Button.tsx";
import { useUi } from "../provider/useUi.ts";

interface CopyReferenceProps {
  readonly reference: string;
}

/** Puts the reference in the clipboard and says so. A refusal leaves the reference readable above. */
export function CopyReference({ reference }: CopyReferenceProps): ReactNode {
  const { messages } = useUi();
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
      {copied ? messages.errorState.referenceCopied : messages.errorState.copyReference}
    </Button>
  );
}
