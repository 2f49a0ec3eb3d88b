import type { PaletteEntry, PaletteSource } from "@carnation/product/palette";
import type { ReactNode } from "react";

/** A row of the product's palette. */
export interface PaletteRow extends PaletteEntry {
  readonly detail?: string | undefined;
  readonly lead: ReactNode;
  readonly href?: string | undefined;
  /** Something to do instead of a place to go to. */
  readonly run?: (() => void) | undefined;
  /** The record that choosing it opens, where its page does not say so. */
  readonly opens?: string | undefined;
}

/** The sources of a palette, in the order of its groups. */
export interface PaletteSources {
  /** The people whom it is about; they are called by `peopleLabel`. */
  readonly people: PaletteSource<PaletteRow>;
  readonly peopleLabel: string;
  /** Actions without a person; there are others with the people who are found (`actionsOf`). */
  readonly actions: readonly PaletteRow[];
  /** Actions for one of the people. */
  readonly actionsOf: (person: PaletteRow) => readonly PaletteRow[];
  readonly pages: PaletteSource<PaletteRow>;
  readonly products: PaletteSource<PaletteRow>;
  /** Way to the list of people that is searched for a text. */
  readonly searchPeople: (typed: string) => PaletteRow;
  /** Text under « Rien pour … ». */
  readonly noneOf: string;
  /** Actions that create what was not found. */
  readonly creations: readonly PaletteRow[];
}
