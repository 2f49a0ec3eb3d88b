import type { ReadyList } from "@carnation/data";
import type { ReactNode } from "react";
import { useOnline } from "../navigation/useOnline.ts";
import { parseErrorMessage } from "./parseErrorMessage.ts";
import { useElapsed } from "../browser/useElapsed.ts";

/** Shows what has to be known about a list: that it may be old, that something of it is left out. */
export function ListNotes({ list }: { readonly list: ReadyList<unknown> }): ReactNode {
  return (
    <output className="mt-2.5 grid gap-1 text-small text-ink-2 empty:hidden">
      {list.unreadable > 0 ? <span>{parseErrorMessage(list.unreadable)}</span> : null}
      {list.fromCache ? <CachedNote /> : null}
    </output>
  );
}

/** On line, what was kept is confirmed in a moment: a note would only flash. */
function CachedNote(): ReactNode {
  const online = useOnline();
  const late = useElapsed(3000);
  return online && !late ? null : (
    <span>Gardé sur cet appareil{"\u00A0"}: la liste a pu changer depuis.</span>
  );
}
