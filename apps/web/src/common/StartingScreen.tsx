import { Brand } from "@carnation/ui/brand";
import { Spinner } from "@carnation/ui/spinner";
import type { ReactNode } from "react";

interface StartingScreenProps {
  /** @default "Ouverture de Carnation…" */
  readonly sentence?: string;
}

/** What is seen while the sign-in is read or closed: the name, and what is being waited for. */
export function StartingScreen({ sentence = "Ouverture de Carnation…" }: StartingScreenProps): ReactNode {
  return (
    <main className="grid min-h-dvh place-items-center content-center gap-6" aria-busy="true">
      <Brand />
      <output className="flex items-center gap-3 text-small text-ink-2">
        <Spinner />
        {sentence}
      </output>
    </main>
  );
}
