import { formatDate } from "@carnation/domain/format";
import { type ComparisonReport, reportHeadings } from "@carnation/product/report";
import {
  finishPdf,
  footers,
  joined,
  mm,
  openPdf,
  pageCount,
  type Pdf,
  type TextStyle,
} from "../pdf/index.ts";
import { ink, type } from "./theme.ts";
import { type PrintedPicture, printedPicture } from "./pictures.ts";
import { drawCare, drawChanges, drawDetails, drawEnd } from "./reportEnd.ts";
import {
  drawComparability,
  drawCounts,
  drawLetterhead,
  drawPhotos,
  drawRecap,
  drawTitle,
  LETTERHEAD_LOGO,
} from "./reportHead.ts";
import { printedPairs, type PrintedPair, type ReportPhotoFiles } from "./reportPhotos.ts";
import { drawCriteria } from "./reportTable.ts";

/** Most pages of a report (MARKET E4). */
const MOST_PAGES = 3;

/** Pixels of the photos: 200 to the inch of what is printed, the whole head and the face alone. */
const SIZES = [
  { spreads: 6.2, width: 664, height: 830 },
  { spreads: 4.3, width: 400, height: 500 },
] as const;

/** Measure of how much room a report takes. */
interface Density {
  /** Height of the photos on the first page, points. */
  readonly photos: number;
  readonly recap: TextStyle;
  /** Lines of the recap. */
  readonly recapLines: number;
  /** Most pairs of photos with masks, and most sentences about details. */
  readonly changes: number;
  readonly details: number;
  /** Lines of each moment of the care. */
  readonly careLines: number;
}

const ALL = Number.POSITIVE_INFINITY;
const { recap, recapSmall } = type;

/** The first one that keeps to three pages is taken; a text that people write is cut last. */
const densities: readonly [Density, ...Density[]] = [
  { photos: mm(105), recap, recapLines: ALL, changes: 4, details: 20, careLines: 4 },
  { photos: mm(92), recap: recapSmall, recapLines: ALL, changes: 4, details: 20, careLines: 4 },
  { photos: mm(80), recap: recapSmall, recapLines: ALL, changes: 2, details: 20, careLines: 3 },
  { photos: mm(70), recap: recapSmall, recapLines: ALL, changes: 2, details: 12, careLines: 3 },
  { photos: mm(60), recap: recapSmall, recapLines: ALL, changes: 0, details: 12, careLines: 2 },
  { photos: mm(60), recap: recapSmall, recapLines: ALL, changes: 0, details: 6, careLines: 2 },
  { photos: mm(50), recap: recapSmall, recapLines: 60, changes: 0, details: 4, careLines: 2 },
  { photos: mm(50), recap: recapSmall, recapLines: 40, changes: 0, details: 0, careLines: 1 },
  { photos: mm(50), recap: recapSmall, recapLines: 24, changes: 0, details: 0, careLines: 1 },
];

/** The photos of a report as they are printed. */
interface Printed {
  readonly files: ReportPhotoFiles;
  readonly whole: PrintedPair;
  readonly face: PrintedPair;
}

/**
 * The report of a comparison: a tagged A4 document of three pages at most, whatever it says; the same bytes for the same
 * contents. Without photos, when one of them was erased or cannot be read, it has the numbers only and says so.
 * @param photos null when one of the photos is not there
 * @param logo bytes of the business' logo as they are stored; null without one. One that cannot be read is left out.
 */
export async function comparisonReport(
  report: ComparisonReport,
  photos: ReportPhotoFiles | null = null,
  logo: Uint8Array | null = null,
): Promise<Uint8Array> {
  const mark = await printedPicture(logo, LETTERHEAD_LOGO);
  const printed = report.withoutPhotos === null && photos !== null ? await printPhotos(photos) : null;
  return finishPdf(await firstThatFits((density) => draw(report, { printed, mark }, density)));
}

/** The document at the first density that keeps to its pages; most do at once, for the others the middle is tried first. */
async function firstThatFits(drawAt: (density: Density) => Promise<Pdf>): Promise<Pdf> {
  const fits = (pdf: Pdf): boolean => pageCount(pdf) <= MOST_PAGES;
  const [roomy, ...others] = densities;
  let best = await drawAt(roomy);
  if (fits(best)) return best;
  let candidates: readonly Density[] = others;
  while (candidates.length > 0) {
    const middle = Math.floor(candidates.length / 2);
    const density = candidates[middle] ?? roomy;
    const pdf = await drawAt(density);
    if (fits(pdf) || !fits(best)) best = pdf;
    candidates = fits(pdf) ? candidates.slice(0, middle) : candidates.slice(middle + 1);
  }
  if (!fits(best)) throw new RangeError(`A report of more than ${MOST_PAGES} pages`);
  return best;
}

async function printPhotos(files: ReportPhotoFiles): Promise<Printed | null> {
  const pairs = await printedPairs(files, SIZES);
  const [whole, face] = pairs ?? [];
  return whole && face ? { files, whole, face } : null;
}

/** The pictures of a report as they are printed. */
interface Pictures {
  readonly printed: Printed | null;
  readonly mark: PrintedPicture | null;
}

async function draw(report: ComparisonReport, { printed, mark }: Pictures, density: Density): Promise<Pdf> {
  const { title, emitter, issued } = report;
  const pdf = await openPdf({ title, author: emitter.name, created: issued });
  drawLetterhead(pdf, report, reportHeadings.issued(formatDate(issued)), mark);
  drawTitle(pdf, report);
  if (printed) drawPhotos(pdf, report, printed.whole, density.photos);
  drawComparability(pdf, report, printed ? null : (report.withoutPhotos ?? reportHeadings.withoutPhotos));
  drawCounts(pdf, report);
  drawRecap(pdf, report, { style: density.recap, mostLines: density.recapLines });
  drawCriteria(pdf, report);
  drawDetails(pdf, report, density.details);
  if (printed) {
    drawChanges(pdf, report, { files: printed.files, pair: printed.face, most: density.changes });
  }
  drawCare(pdf, report, density.careLines);
  drawEnd(pdf, report);
  footers(pdf, joined(pdf, report.footer, " · ", type.micro), type.micro, ink.hairline);
  return pdf;
}
