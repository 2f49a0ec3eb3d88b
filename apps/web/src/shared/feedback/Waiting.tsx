import { Button } from "@carnation/ui/button";
import { SkeletonGroup } from "@carnation/ui/skeleton";
import type { ReactNode } from "react";
import { useElapsed } from "../browser/useElapsed.ts";

interface WaitingProps {
  /** Grey shapes of what is coming. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** The shape of what is loading, a sentence after 4 s, and a way out after 15 s. */
export function Waiting({ children, onRetry }: WaitingProps): ReactNode {
  const stuck = useElapsed(15_000);
  return (
    <>
      <SkeletonGroup {...(stuck ? { label: "C’est plus long que prévu…" } : {})}>{children}</SkeletonGroup>
      {stuck ? (
        <Button className="mt-3" onClick={onRetry}>
          Réessayer
        </Button>
      ) : null}
    </>
  );
}
