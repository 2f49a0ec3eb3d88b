import { type KeyboardEvent, useState } from "react";
import type { CommandGroup, CommandItem } from "./CommandGroup.ts";

interface ActiveCommand {
  /** The row that Enter chooses: the first until another one is pointed at; null where there is none. */
  readonly active: CommandItem | null;
  readonly setActive: (id: string) => void;
  /** Moves by an arrow key; the ends meet. Tells whether the key was one of its own. */
  readonly moveByKey: (event: KeyboardEvent) => boolean;
}

/** The row that is chosen, for a text. */
interface PointedCommand {
  readonly query: string;
  readonly id: string;
}

/**
 * Follows the chosen row by its id: rows that come later, above it or below it, do not change which one Enter chooses. Another
 * text chooses the first row again, and so does another opening.
 * @param open false while the palette is closed: what was pointed at is forgotten
 */
export function useActiveCommand(
  groups: readonly CommandGroup[],
  query: string,
  open: boolean,
): ActiveCommand {
  const [pointed, setPointed] = useState<PointedCommand | null>(null);
  const rows = groups.flatMap(({ items }) => items);
  const found = pointed?.query === query ? rows.findIndex(({ id }) => id === pointed.id) : -1;
  const index = Math.max(0, found);
  const first = rows[0]?.id ?? "";
  // The first row of a text stays chosen, too, when others come above it: Enter opens what was seen.
  if (!open && pointed !== null) setPointed(null);
  if (open && first !== "" && pointed?.query !== query) setPointed({ query, id: first });
  const setActive = (id: string): void => setPointed({ query, id });
  return {
    active: rows[index] ?? null,
    setActive,
    moveByKey: (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return false;
      const next = rows.at((index + step) % Math.max(1, rows.length));
      if (next !== undefined) setActive(next.id);
      return true;
    },
  };
}
