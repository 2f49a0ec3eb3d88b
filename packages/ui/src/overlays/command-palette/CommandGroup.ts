import type { ReactNode } from "react";

/** A row of the palette: a place to go to, or something to do. */
export interface CommandItem {
  /** Unique in the palette, and the same from one letter to the next: the chosen row is followed by it. */
  readonly id: string;
  /** The words of the row, on one line. */
  readonly label: string;
  /** The letters of `label` that match what is typed, as starts and ends; they do not overlap, the first one first. */
  readonly matches?: readonly (readonly [start: number, end: number])[] | undefined;
  /** A word at the end of the row: a date, a price, a state. Left out on a phone. */
  readonly detail?: string | undefined;
  /** An icon, or a picture of 32 × 40, before the words. Decorative. */
  readonly lead?: ReactNode;
  /** Place where the row leads: it is a link, which can be opened in another tab. */
  readonly href?: string | undefined;
  /** Called when the row is chosen; the palette then closes. */
  readonly onChoose?: (() => void) | undefined;
}

/** Rows under a heading. */
export interface CommandGroup {
  /** Unique in the palette. */
  readonly id: string;
  /** Names the rows: « Clients ». */
  readonly label: string;
  /** The rows, the best first. */
  readonly items: readonly CommandItem[];
  /** Number of rows for which a place is kept while they are searched elsewhere. */
  readonly pending?: number | undefined;
  /** Number of places that stay empty, so that the rows under them do not move. */
  readonly vacant?: number | undefined;
}
