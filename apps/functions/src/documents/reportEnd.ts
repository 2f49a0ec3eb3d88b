import { comparedPhotos } from "@carnation/domain/comparison";
import type { DiagnosisMask } from "@carnation/domain/mask";
import { type ComparisonReport, reportHeadings, type ReportMask } from "@carnation/product/report";
import {
  artifact,
  figure,
  FRAME,
  heading,
  keepTogether,
  list,
  mm,
  paragraph,
  type Pdf,
} from "../pdf/index.ts";
import { type } from "./theme.ts";
import { drawClosingBox } from "./closingBox.ts";
import { drawMasks } from "./maskDrawing.ts";
import { drawVerdictMark } from "./icons.ts";
import { GUTTER } from "./reportHead.ts";
import type { PrintedPair, ReportPhotoFiles } from "./reportPhotos.ts";

/** Between the two photos of a small pair, points. */
const PAIR_GAP = mm(2);

/** Side by side across the page. */
const PAIRS_IN_A_ROW = 2;

/** Gives what is drawn of a changed criterion on each photo; nothing when neither photo has anything of it. */
function masksOf(
  files: ReportPhotoFiles,
  { masks }: ReportMask,
): Record<"before" | "after", DiagnosisMask[]> | null {
  const own = (photo: "before" | "after"): DiagnosisMask[] =>
    (files[photo].masks?.masks ?? []).filter(({ name }) => masks.includes(name));
  const [before, after] = [own("before"), own("after")];
  return [...before, ...after].some(hasShapes) ? { before, after } : null;
}

function hasShapes(mask: DiagnosisMask): boolean {
  if (mask.type === "heatmap") return mask.levels.some((rings) => rings.length > 0);
  return mask.type === "point" ? mask.points.length > 0 : mask.shapes.length > 0;
}

/** Tells where the skin changed: both photos once more for each of the criteria that changed most, with what was counted. */
export function drawChanges(
  pdf: Pdf,
  report: ComparisonReport,
  {
    files,
    pair,
    most,
  }: { readonly files: ReportPhotoFiles; readonly pair: PrintedPair; readonly most: number },
): void {
  if (!files.before.masks || !files.after.masks) return;
  const shown = report.masks
    .flatMap((mask) => {
      const drawn = masksOf(files, mask);
      return drawn ? [{ mask, drawn }] : [];
    })
    .slice(0, most);
  if (shown.length === 0) return;
  const width = (FRAME.width - GUTTER) / PAIRS_IN_A_ROW;
  const photo = { width: (width - PAIR_GAP) / 2, height: (((width - PAIR_GAP) / 2) * 5) / 4 };
  const rowHeight = type.label.lineHeight + mm(1) + photo.height + type.micro.lineHeight + mm(1);
  heading(pdf, reportHeadings.masks, {
    level: 2,
    style: type.heading,
    with: rowHeight + type.small.lineHeight + mm(3),
  });
  paragraph(pdf, reportHeadings.masksNote, { style: type.small, after: mm(3) });
  for (let first = 0; first < shown.length; first += PAIRS_IN_A_ROW) {
    keepTogether(pdf, rowHeight);
    const top = pdf.y;
    for (const [index, { mask, drawn }] of shown.slice(first, first + PAIRS_IN_A_ROW).entries()) {
      const x = FRAME.left + index * (width + GUTTER);
      pdf.y = top;
      drawPairTitle(pdf, mask, x, width);
      const y = pdf.y;
      const box = { x, y, width, height: photo.height };
      figure(pdf, box, mask.alt, () => {
        for (const [side, name] of comparedPhotos.entries()) {
          const own = { ...photo, x: x + side * (photo.width + PAIR_GAP), y };
          pdf.doc.image(pair[name].jpeg, own.x, own.y, { width: own.width, height: own.height });
          drawMasks(pdf, drawn[name], pair[name].crop, own);
        }
      });
      for (const [side, name] of comparedPhotos.entries()) {
        pdf.y = y + photo.height + mm(0.8);
        const column = { x: x + side * (photo.width + PAIR_GAP), width: photo.width };
        paragraph(pdf, report.photos[name].caption, { style: type.micro, column });
      }
    }
    pdf.y = top + rowHeight + mm(4);
  }
  pdf.y += mm(3);
}

/** « ⊕ Rougeurs, +37 points » */
function drawPairTitle(pdf: Pdf, { label, change, verdict }: ReportMask, x: number, width: number): void {
  const style = type.label;
  const mark = style.size;
  artifact(pdf, () =>
    drawVerdictMark(pdf, verdict, { x: x + mark / 2, y: pdf.y + style.lineHeight / 2, size: mark }),
  );
  const column = { x: x + mark + mm(1.4), width: width - mark - mm(1.4) };
  paragraph(pdf, `${label}, ${change}`, { style, column, after: mm(1) });
}

/** By what each changed criterion moved. */
export function drawDetails(pdf: Pdf, { details }: ComparisonReport, most: number): void {
  if (details.length === 0 || most === 0) return;
  heading(pdf, reportHeadings.details, { level: 2, style: type.heading, after: mm(1.2) });
  list(pdf, details.slice(0, most), { style: type.body, after: mm(0.9), mostLines: 3 });
  const more = details.length - most;
  if (more > 0) paragraph(pdf, reportHeadings.moreDetails(more), { style: type.small });
  pdf.y += mm(5);
}

/** The care between the two photos, a paragraph for each moment. */
export function drawCare(pdf: Pdf, { care }: ComparisonReport, mostLines: number): void {
  if (care === null) return;
  const first = type.small.lineHeight + Math.min(mostLines, 2) * type.body.lineHeight + mm(2);
  heading(pdf, reportHeadings.care, { level: 2, style: type.heading, after: mm(1.2), with: first });
  paragraph(pdf, care.note, { style: type.small, after: mm(1.2) });
  for (const text of care.lines) paragraph(pdf, text, { style: type.body, after: mm(0.9), mostLines });
  pdf.y += mm(4);
}

/** Gives what follows, what the measures are not, and the agreement that they rest on. */
export function drawEnd(pdf: Pdf, { nextSteps, limits, consent }: ComparisonReport): void {
  heading(pdf, reportHeadings.next, { level: 2, style: type.heading, after: mm(1.2) });
  for (const text of nextSteps) paragraph(pdf, text, { style: type.body, after: mm(1.2), mostLines: 8 });
  pdf.y += mm(4);
  drawClosingBox(pdf, [limits, consent]);
}
