"use client";

import { Search } from "../../foundations/icons/Search.tsx";
import type { ReactNode } from "react";
import { frAppShell } from "../../foundations/messages/sections/navigation.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Keys } from "../../foundations/keys/Keys.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import type { AppSearch } from "./AppNavigation.ts";

/** The button of the bar that opens the search of everything, with its keys where there is room. */
export function BarSearch({ search: { keys, onOpen } }: { readonly search: AppSearch }): ReactNode {
  const messages = useMessages("appShell", frAppShell);
  return (
    <button
      type="button"
      title={messages.search}
      className="cn-app-shell__bar-link cn-app-shell__search"
      onClick={onOpen}
    >
      <Search aria-hidden="true" />
      <VisuallyHidden>{messages.search}</VisuallyHidden> {keys === undefined ? null : <Keys keys={keys} />}
    </button>
  );
}
