import type { ReadyList } from "@carnation/data";
import type { ReactNode } from "react";
import { parseErrorMessage } from "./parseErrorMessage.ts";
import { useCachedNote } from "./useCachedNote.tsx";

/** Shows what has to be known about a list: that it may be old, that something of it is left out. */
export function ListNotes({ list }: { readonly list: ReadyList<unknown> }): ReactNode {
  const cached = useCachedNote(list.fromCache);
  return (
    <output className="mt-2.5 grid gap-1 text-small text-ink-2 empty:hidden">
      {list.unreadable > 0 ? <span>{parseErrorMessage(list.unreadable)}</span> : null}
      {cached}
    </output>
  );
}
