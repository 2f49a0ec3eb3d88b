import { comparedPhotos } from "@carnation/domain/comparison";
import { type ComparisonReport, reportHeadings } from "@carnation/product/report";
import {
  artifact,
  type Column,
  drawLines,
  figure,
  FRAME,
  fullWidth,
  heading,
  heightOf,
  joined,
  keepTogether,
  link,
  type LinkTarget,
  linesOf,
  mm,
  paragraph,
  type Pdf,
  rule,
  type TextStyle,
  widthOf,
} from "../pdf/index.ts";
import { ink, type } from "./theme.ts";
import { drawVerdictMark } from "./icons.ts";
import type { PictureRoom, PrintedPicture } from "./pictures.ts";
import type { PrintedPair } from "./reportPhotos.ts";
import { unprintedNote } from "./unprintedNote.ts";

/** Points between two photos, or two columns of a page. */
export const GUTTER = mm(6);

/** Room of the logo in a letterhead. */
export const LETTERHEAD_LOGO: PictureRoom = { width: mm(40), height: mm(14) };

/** Draws the logo in the corner. @returns how far right it reaches, points */
function drawLogo(pdf: Pdf, { bytes, width, height }: PrintedPicture, alt: string): number {
  const box = { x: FRAME.left, y: pdf.y, width, height };
  figure(pdf, box, alt, () => pdf.doc.image(bytes, box.x, box.y, { width, height }));
  return width;
}

/**
 * The letterhead: who issues a document, how to reach them, when it was issued.
 * @param dated « Établi le 21 novembre 2026 »
 */
export function drawLetterhead(
  pdf: Pdf,
  { emitter }: Pick<ComparisonReport, "emitter">,
  dated: string,
  logo: PrintedPicture | null = null,
): void {
  const dateWidth = mm(48);
  const top = pdf.y;
  const beside = logo === null ? 0 : drawLogo(pdf, logo, reportHeadings.logo(emitter.name)) + mm(5);
  const head: Column = { x: FRAME.left + beside, width: FRAME.width - dateWidth - beside };
  const { accent } = emitter;
  const nameStyle = accent === null ? type.emitter : { ...type.emitter, colour: accent };
  paragraph(pdf, emitter.name, { style: nameStyle, column: head, after: mm(0.8), mostLines: 3 });
  if (emitter.lines.length > 0) {
    paragraph(pdf, joined(pdf, emitter.lines, " · ", type.small), {
      style: type.small,
      column: head,
      mostLines: 5,
    });
  }
  const contacts = [
    ...(emitter.email
      ? [
          {
            text: emitter.email,
            url: `mailto:${emitter.email}`,
            description: reportHeadings.writeTo(emitter.person),
          },
        ]
      : []),
    ...(emitter.website
      ? [
          {
            text: emitter.website.replace(/^https:\/\/|\/$/gu, ""),
            url: emitter.website,
            description: reportHeadings.visit(emitter.name),
          },
        ]
      : []),
  ];
  drawContacts(pdf, contacts, head);
  const bottom = Math.max(pdf.y, logo === null ? 0 : top + logo.height);
  pdf.y = top + (type.emitter.lineHeight - type.small.lineHeight) / 2;
  const date: Column = { x: FRAME.right - dateWidth, width: dateWidth, align: "right" };
  paragraph(pdf, dated, { style: type.small, column: date });
  pdf.y = bottom + mm(3.2);
  rule(pdf, accent ?? ink.hairline, accent === null ? 0.75 : 1.25);
  pdf.y += mm(6);
}

/** Links beside each other, on as many lines as they need. */
function drawContacts(pdf: Pdf, contacts: readonly LinkTarget[], { x, width }: Column): void {
  const style = type.small;
  let left = x;
  let top = pdf.y;
  for (const contact of contacts) {
    const own = widthOf(pdf, contact.text, style);
    if (left > x && left + own > x + width) {
      left = x;
      top = pdf.y;
    }
    pdf.y = top;
    const parent = pdf.doc.struct("P");
    pdf.root.add(parent);
    link(pdf, contact, { style, column: { x: left, width: x + width - left }, parent });
    left += own + mm(5);
  }
}

/** Gives what the report is, about whom, between which dates. */
export function drawTitle(pdf: Pdf, report: ComparisonReport): void {
  heading(pdf, report.heading, { level: 1, style: type.title, after: mm(0.6) });
  const about = joined(pdf, [report.client, report.period], ", ", type.period);
  paragraph(pdf, about, { style: type.period, after: mm(1.2), mostLines: 3 });
  unprintedNote(pdf, [report.client, report.emitter.name], { style: type.small });
  pdf.y += mm(3.4);
}

/** Both photos at one framing, with their dates. */
export function drawPhotos(pdf: Pdf, report: ComparisonReport, pair: PrintedPair, height: number): void {
  const { doc } = pdf;
  const width = (height * 4) / 5;
  const top = pdf.y;
  for (const [index, photo] of comparedPhotos.entries()) {
    const { alt, caption } = report.photos[photo];
    const box = { x: FRAME.left + index * (width + GUTTER), y: top, width, height };
    figure(pdf, box, alt, () => {
      doc.image(pair[photo].jpeg, box.x, box.y, { width, height });
    });
    pdf.y = top + height + mm(1.6);
    paragraph(pdf, caption, { style: type.label, column: { x: box.x, width } });
  }
  pdf.y += mm(1.8);
}

/** Tells how far the photos compare, in sight where that is not well; where there are none, that there are none. */
export function drawComparability(pdf: Pdf, report: ComparisonReport, without: string | null): void {
  const { level, sentence } = report.comparability;
  if (without !== null) drawNotice(pdf, without, ink.wash);
  if (level === "good") paragraph(pdf, sentence, { style: type.small, after: mm(5) });
  else drawNotice(pdf, sentence, ink.warning);
}

/** A text on a ground across the page. */
function drawNotice(pdf: Pdf, text: string, ground: string): void {
  const style = type.notice;
  const padding = mm(2.8);
  const inner: Column = { x: FRAME.left + padding, width: FRAME.width - 2 * padding };
  const height = heightOf(pdf, text, style, inner.width) + 2 * padding;
  keepTogether(pdf, height);
  artifact(pdf, () => pdf.doc.rect(FRAME.left, pdf.y, FRAME.width, height).fill(ground));
  pdf.y += padding;
  paragraph(pdf, text, { style, column: inner, after: padding + mm(4) });
}

/** Counts how many criteria have each verdict: a number, its mark and its word. */
export function drawCounts(pdf: Pdf, { counts }: ComparisonReport): void {
  const width = FRAME.width / Math.max(4, counts.length);
  const top = pdf.y;
  const mark = type.label.size;
  for (const [index, { verdict, count, label }] of counts.entries()) {
    const x = FRAME.left + index * width;
    const element = pdf.doc.struct("P");
    pdf.root.add(element);
    const below = drawLines(pdf, element, [String(count)], { x, width, y: top, style: type.count });
    artifact(pdf, () =>
      drawVerdictMark(pdf, verdict, {
        x: x + mark / 2,
        y: below + mm(0.8) + type.label.lineHeight / 2,
        size: mark,
      }),
    );
    const column = { x: x + mark + mm(1.4), width: width - mark - mm(3) };
    const lines = linesOf(pdf, label, type.label, column.width);
    pdf.y = drawLines(pdf, element, lines, { ...column, y: below + mm(0.8), style: type.label });
    element.end();
  }
  pdf.y += mm(6);
}

/** The written recap, with who wrote it. */
export function drawRecap(
  pdf: Pdf,
  { recap }: ComparisonReport,
  { style, mostLines }: { readonly style: TextStyle; readonly mostLines: number },
): void {
  heading(pdf, reportHeadings.recap, { level: 2, style: type.heading, after: mm(1.4), with: mm(14) });
  const column = { ...fullWidth, width: mm(160) };
  let left = mostLines;
  for (const text of recap.paragraphs) {
    if (left > 0) left -= paragraph(pdf, text, { style, column, after: mm(1.8), mostLines: left });
  }
  paragraph(pdf, recap.note, { style: type.micro, after: mm(6) });
}
