import { Brand } from "@carnation/ui/brand";
import { Spinner } from "@carnation/ui/spinner";
import type { CSSProperties, ReactNode } from "react";

interface StartingScreenProps {
  /** @default "Ouverture de Carnation…" */
  readonly sentence?: string;
  /** Inside a shell, which has the page's main region. @default false */
  readonly inShell?: boolean;
}

/** A screen that is there for a moment asks for no fonts: on a slow line they would take it from what is being opened. */
const ownFonts = {
  "--cn-font-sans": "system-ui, sans-serif",
  "--cn-font-serif": "Georgia, serif",
  fontFamily: "system-ui, sans-serif",
} as CSSProperties;

/** Shows what is seen while the sign-in is read or closed: the name, and what is being waited for. */
export function StartingScreen({
  sentence = "Ouverture de Carnation…",
  inShell = false,
}: StartingScreenProps): ReactNode {
  const Element = inShell ? "div" : "main";
  return (
    <Element
      className={`grid place-items-center content-center gap-6 ${inShell ? "min-h-[60dvh]" : "min-h-dvh"}`}
      aria-busy="true"
      style={ownFonts}
    >
      {inShell ? null : <Brand />}
      <output className="flex items-center gap-3 text-small text-ink-2">
        <Spinner />
        {sentence}
      </output>
    </Element>
  );
}
