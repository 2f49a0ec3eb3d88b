import { ArrowRight, Keyboard } from "lucide-react";
import type { MenuItem } from "../routes/menus.ts";
import type { PaletteRow } from "./paletteRow.ts";

/** A page of the application as a row. */
export function pageRow({ label, to }: Pick<MenuItem, "label" | "to">, keywords?: string): PaletteRow {
  return { id: `page:${to}`, label, href: to, keywords, lead: <ArrowRight /> };
}

/** The way to the list of the keys. */
export function keyboardRow(run: () => void): PaletteRow {
  return { id: "action:keyboard", label: "Raccourcis clavier", keywords: "touches", lead: <Keyboard />, run };
}
