import { foldText } from "../../foundations/internal/foldText.ts";
import type { DataTableColumn } from "./DataTableColumn.ts";

/**
 * Tells whether every word of a search stands somewhere in the texts and numbers of a row, whatever their order.
 * The text of a row, and the words, are prepared once: ten thousand rows are searched again at each letter.
 */
export function createRowSearch<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
): (row: Row, search: string) => boolean {
  const texts = new WeakMap<Row, string>();
  const textOf = (row: Row): string => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const values = columns.map((column) => column.value?.(row));
    const text = foldText(values.filter((value) => /string|number/u.test(typeof value)).join(" "));
    texts.set(row, text);
    return text;
  };
  let last: { readonly search: string; readonly words: readonly string[] } = { search: "", words: [] };
  return (row, search) => {
    if (search !== last.search) last = { search, words: foldText(search).split(" ").filter(Boolean) };
    return last.words.every((word) => textOf(row).includes(word));
  };
}
