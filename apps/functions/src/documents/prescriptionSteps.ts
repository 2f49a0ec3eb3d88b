import {
  type PrescriptionMoment,
  type PrescriptionStep,
  prescriptionTexts,
} from "@carnation/product/prescription";
import {
  artifact,
  type Column,
  drawLines,
  type Element,
  FRAME,
  heightOf,
  keepTogether,
  linesOf,
  listElement,
  mm,
  paragraph,
  type Pdf,
  placeLines,
  roomLeft,
  type TextStyle,
} from "../pdf/index.ts";
import { ink, type } from "./theme.ts";

/** The name of the moment on the left, its steps beside it: a number, then what is done. */
const MOMENT: Column = { x: FRAME.left, width: mm(36) };
const NUMBER: Column = { x: FRAME.left + mm(40), width: mm(8) };
const TEXT: Column = { x: NUMBER.x + NUMBER.width, width: FRAME.right - NUMBER.x - NUMBER.width };
const RHYTHM: Column = { x: FRAME.right - mm(48), width: mm(48), align: "right" };
const NAME_BESIDE: Column = { x: TEXT.x, width: RHYTHM.x - TEXT.x - mm(4) };

/** Measure of how much room the steps take, points. */
export interface StepDensity {
  /** Above and below the texts of a step. */
  readonly padding: number;
  /** Below a moment. */
  readonly below: number;
}

const GAP = mm(0.7);
/** Of a reason beside its mark, which stands a little apart. */
const MARKED = { indent: mm(3), gap: mm(1.4) } as const;

const name: TextStyle = { ...type.label, size: 10.4, lineHeight: 14 };
const rhythm: TextStyle = { ...type.small, lineHeight: name.lineHeight };
const moment: TextStyle = { ...type.heading, size: 14, lineHeight: 18 };
const number: TextStyle = { ...type.group, size: 13, lineHeight: 14, colour: ink.soft };

/** The steps of a moment; one that does not fit goes to the next page, where the moment's name stands again. */
export function drawMoment(pdf: Pdf, { label, steps }: PrescriptionMoment, density: StepDensity): void {
  const { padding } = density;
  const [first] = steps;
  keepTogether(pdf, Math.min(roomOfAPage(pdf), (first ? heightOfStep(pdf, first, padding) : 0) + padding));
  ruleAcross(pdf, FRAME.left, ink.strong, 0.75);
  const title = pdf.doc.struct("H2");
  pdf.root.add(title);
  drawLabel(pdf, label, title, padding);
  const list = listElement(pdf, "Decimal");
  for (const [index, step] of steps.entries()) {
    if (index > 0) {
      if (roomLeft(pdf) < Math.min(roomOfAPage(pdf), heightOfStep(pdf, step, padding))) {
        keepTogether(pdf, roomOfAPage(pdf));
        ruleAcross(pdf, FRAME.left, ink.strong, 0.75);
        drawLabel(pdf, `${label}, suite`, null, padding);
      } else {
        ruleAcross(pdf, NUMBER.x, ink.hairline, 0.5);
      }
    }
    drawStep(pdf, step, list, padding);
  }
  list.end();
  pdf.y += density.below;
}

const roomOfAPage = ({ top, bottom }: Pdf): number => bottom - top;

/** @param element null where the name stands again: it was read once */
function drawLabel(pdf: Pdf, label: string, element: Element | null, padding: number): void {
  const style = moment;
  const place = { ...MOMENT, y: pdf.y + padding - (style.lineHeight - name.lineHeight) / 2, style };
  const lines = linesOf(pdf, label, style, MOMENT.width);
  if (element) {
    drawLines(pdf, element, lines, place);
    element.end();
  } else {
    artifact(pdf, () => placeLines(pdf, lines, place), "Pagination");
  }
}

/** Tells how often, on the right of the name where it fits on a line; otherwise it stands under the name. */
function standsBeside(pdf: Pdf, step: PrescriptionStep): boolean {
  return step.rhythm !== "" && linesOf(pdf, step.rhythm, rhythm, RHYTHM.width).length === 1;
}

/** Gives what stands under the name of a step, in its order. */
function notesOf(pdf: Pdf, step: PrescriptionStep) {
  const { use, precaution, override } = step;
  return [
    { text: standsBeside(pdf, step) ? "" : step.rhythm, style: type.small, isMarked: false },
    { text: use, style: type.body, isMarked: false },
    {
      text: precaution === "" ? "" : `${prescriptionTexts.precaution}\u00A0: ${precaution}`,
      style: type.small,
      isMarked: false,
    },
    { text: override, style: { ...type.small, colour: ink.strong }, isMarked: true },
  ].filter(({ text }) => text !== "");
}

const nameColumn = (pdf: Pdf, step: PrescriptionStep): Column =>
  standsBeside(pdf, step) ? NAME_BESIDE : TEXT;

const gapAbove = (isMarked: boolean): number => (isMarked ? MARKED.gap : GAP);

const noteWidth = (isMarked: boolean): number => TEXT.width - (isMarked ? MARKED.indent : 0);

function heightOfStep(pdf: Pdf, step: PrescriptionStep, padding: number): number {
  const head = heightOf(pdf, step.name, name, nameColumn(pdf, step).width);
  return notesOf(pdf, step).reduce(
    (sum, { text, style, isMarked }) =>
      sum + gapAbove(isMarked) + heightOf(pdf, text, style, noteWidth(isMarked)),
    head + 2 * padding,
  );
}

function drawStep(pdf: Pdf, step: PrescriptionStep, parent: Element, padding: number): void {
  const [item, label, body] = [pdf.doc.struct("LI"), pdf.doc.struct("Lbl"), pdf.doc.struct("LBody")];
  parent.add(item);
  item.add(label);
  item.add(body);
  const top = pdf.y + padding;
  drawLines(pdf, label, [String(step.number)], { ...NUMBER, y: top, style: number });
  pdf.y = top;
  paragraph(pdf, step.name, { style: name, column: nameColumn(pdf, step), parent: body });
  const { y } = pdf;
  if (standsBeside(pdf, step)) {
    pdf.y = top;
    paragraph(pdf, step.rhythm, { style: rhythm, column: RHYTHM, parent: body });
  }
  pdf.y = y;
  for (const { text, style, isMarked } of notesOf(pdf, step)) {
    pdf.y += gapAbove(isMarked);
    const width = noteWidth(isMarked);
    const height = heightOf(pdf, text, style, width);
    if (isMarked && height < roomLeft(pdf)) {
      artifact(pdf, () => pdf.doc.rect(TEXT.x, pdf.y, 1.4, height).fill(ink.line));
    }
    const x = TEXT.x + TEXT.width - width;
    paragraph(pdf, text, { style, column: { x, width }, parent: body });
  }
  item.end();
  pdf.y += padding;
}

function ruleAcross(pdf: Pdf, from: number, colour: string, width: number): void {
  artifact(pdf, () => {
    pdf.doc.moveTo(from, pdf.y).lineTo(FRAME.right, pdf.y).lineWidth(width).strokeColor(colour).stroke();
  });
}
