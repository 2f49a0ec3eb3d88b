import type { ReactNode } from "react";

/** An entry of the menu. */
export interface AppNavItem {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** The words of the entry. */
  readonly label: string;
  /** Place where the entry leads. */
  readonly href: string;
  /** Stands for the words at the end of a bar that is short of room. */
  readonly icon?: ReactNode;
  /** True when the page that is shown belongs to it. */
  readonly current?: boolean | undefined;
}

/** Entries that belong together. */
export interface AppNavGroup {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Written above the entries in the column and in the drawer; the bar has no room for it. */
  readonly heading?: string | undefined;
  /** The entries of the group, in their order. */
  readonly items: readonly AppNavItem[];
}

/** Person who is signed in. */
export interface AppAccount {
  /** The name of who is signed in. */
  readonly name: string;
  /** A second line: the institute, the address. */
  readonly detail?: string | undefined;
  /** Place where the profile is. */
  readonly href: string;
}

/** Way to the search of everything, which a host opens: a `CommandPalette`. */
export interface AppSearch {
  /** The keys that open it too, as `Keys` takes them: `"Mod K"`. The host listens to them. */
  readonly keys?: string | undefined;
  /** Called when it is to open. */
  readonly onOpen: () => void;
}

/** `bar` for the professional, whose photographs need the width; `column` for a back-office with many entries. */
export const appShellLayouts = ["bar", "column"] as const;
export type AppShellLayout = (typeof appShellLayouts)[number];
