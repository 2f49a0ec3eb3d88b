"use client";

import { Check, Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { IconButton } from "../actions/icon-button/IconButton.tsx";
import { VisuallyHidden } from "../foundations/visually-hidden/VisuallyHidden.tsx";
import { usePageWords } from "./usePageWords.ts";

const words = {
  fr: { copy: (name: string) => `Copier ${name}`, copied: "Copié" },
  en: { copy: (name: string) => `Copy ${name}`, copied: "Copied" },
};

interface CopyButtonProps {
  /** Name of the copied text, said in the button's name. */
  readonly name: string;
  readonly text: string;
}

/** A button of Storybook's pages that puts a text into the clipboard, and says that it has. */
export function CopyButton({ name, text }: CopyButtonProps): ReactNode {
  const { copy, copied } = usePageWords(words);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <IconButton
        label={copy(name)}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => {
          void navigator.clipboard.writeText(text).then(() => setIsCopied(true));
        }}
        onBlur={() => setIsCopied(false)}
      />
      <VisuallyHidden>
        <output>{isCopied ? copied : ""}</output>
      </VisuallyHidden>
    </>
  );
}
