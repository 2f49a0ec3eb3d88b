export { figure, type Box } from "./figure.ts";
export { footers } from "./footer.ts";
export { UNPRINTED } from "./glyphs.ts";
export { link, type LinkTarget } from "./link.ts";
export {
  artifact,
  finishPdf,
  FRAME,
  keepTogether,
  mm,
  openPdf,
  PAGE,
  pageCount,
  type Pdf,
  roomLeft,
} from "./pdf.ts";
export { rule, table, type TableCell, type TableLook, type TableRow } from "./table.ts";
export {
  type Column,
  drawLines,
  fullWidth,
  joined,
  linesOf,
  placeLines,
  printable,
  type TextStyle,
  widthOf,
} from "./lines.ts";
export { heading, heightOf, list, listElement, paragraph } from "./text.ts";
export type { Element } from "./pdfkit.ts";
