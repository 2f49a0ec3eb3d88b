import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import type { ReactNode } from "react";
import { isConfirmed, type ListQuery } from "../state/queryState.ts";

interface NoItemsProps {
  /** The list, of which nothing is left to show. */
  readonly list: ListQuery<unknown>;
  /** Says that there is nothing. */
  readonly children: ReactNode;
  /** Shows all that is kept, where filters left nothing of it. */
  readonly onClear?: (() => void) | undefined;
}

/** Says that a list, or what is searched in it, holds nothing: only of one that the server has confirmed, for a cache has gaps. */
export function NoItems({ list, children, onClear }: NoItemsProps): ReactNode {
  if (isConfirmed(list)) return children;
  return (
    <output className="block">
      <EmptyState
        title={
          onClear ? "Pas trouvé parmi ce que cet appareil a gardé." : "Rien n’en est gardé sur cet appareil."
        }
        action={onClear && <Button onClick={onClear}>Effacer les filtres</Button>}
      >
        La liste se complètera d’elle-même dès que le service répondra.
      </EmptyState>
    </output>
  );
}
