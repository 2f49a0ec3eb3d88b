import { reportHeadings } from "@carnation/product/report";
import { type Column, paragraph, type Pdf, printable, type TextStyle, UNPRINTED } from "../pdf/index.ts";

/** Place of the note: how it looks, in which column, and the space below it, points. */
interface NotePlace {
  readonly style: TextStyle;
  readonly column?: Column;
  readonly after?: number;
}

/** Says below names of which letters were left out, in a script that no font has, what stands for them. */
export function unprintedNote(pdf: Pdf, names: readonly string[], place: NotePlace): void {
  const isWhole = names.every((name) => !printable(pdf, name, place.style).includes(UNPRINTED));
  // The sign stands in that sentence as what it means.
  if (!isWhole) paragraph(pdf, reportHeadings.unprinted(UNPRINTED), place);
}
