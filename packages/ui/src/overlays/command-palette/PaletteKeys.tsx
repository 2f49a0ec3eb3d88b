"use client";

import type { ReactNode } from "react";
import { frCommandPalette } from "../../foundations/messages/sections/navigation.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Keys } from "../../foundations/keys/Keys.tsx";

/** The keys of the palette, at its foot; left out on a phone. */
export function PaletteKeys(): ReactNode {
  const messages = useMessages("commandPalette", frCommandPalette);
  return (
    <footer className="cn-command-palette__foot">
      <span>
        <Keys keys="ArrowUp ArrowDown" /> {messages.browse}
      </span>
      <span>
        <Keys keys="Enter" /> {messages.open}
      </span>
      <span>
        <Keys keys="Mod Enter" /> {messages.newTab}
      </span>
      <span>
        <Keys keys="Escape" /> {messages.close}
      </span>
    </footer>
  );
}
