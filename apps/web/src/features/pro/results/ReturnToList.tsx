import { Button } from "@carnation/ui/button";
import { ArrowDown } from "lucide-react";
import type { ReactNode } from "react";
import type { ScrollReturn } from "./useScrollReturn.ts";

/** The way back to the row that was left, at the foot of the screen while one is away from it. */
export function ReturnToList({ way }: { readonly way: ScrollReturn }): ReactNode {
  if (!way.away) return null;
  return (
    <div className="cn-no-print pointer-events-none fixed inset-x-0 bottom-[calc(var(--cn-toast-offset,0px)+env(safe-area-inset-bottom)+1rem)] z-20 flex justify-center">
      <Button variant="primary" className="pointer-events-auto" onClick={way.back}>
        <ArrowDown aria-hidden="true" />
        Revenir à la liste
      </Button>
    </div>
  );
}
