import { type ComparedPhoto, comparedPhotos } from "@carnation/domain/comparison";
import { isoDay } from "@carnation/domain/format";
import { reviewedMasks } from "@carnation/domain/internal/mark";
import { type DiagnosisMasks, parseDiagnosisMasks } from "@carnation/domain/mask";
import type { MarkReviews } from "@carnation/domain/result";
import { recapToReview } from "@carnation/product/comparison";
import { customerLabel } from "@carnation/product/customer";
import { diagnosisMasksPath, diagnosisPhotoPath } from "@carnation/product/path";
import { type ComparisonReport, comparisonReportOf } from "@carnation/product/report";
import { type Backend, readJson } from "../backend/backend.ts";
import { comparisonReport } from "../documents/comparisonReport.ts";
import type { ReportPhotoFile } from "../documents/reportPhotos.ts";
import { readLogo } from "../profile/readLogo.ts";
import type { OutgoingDocument } from "../sendings/outgoingDocument.ts";
import type { ReadComparison } from "./readComparison.ts";
import { reportMail } from "./reportMail.ts";
import { readComparisonRecap } from "./writeComparisonRecap.ts";

/** A report as it leaves, with what has to be done before. */
export interface BuiltReport extends OutgoingDocument {
  /** The generated recap that has to be read over before it is sent; null for none. */
  readonly toReview: string | null;
}

/**
 * Makes the report of a comparison, with the recap as it stands, and the message that carries it.
 * @throws CarnationError refused (the recap is being written)
 */
export async function buildReport(backend: Backend, uid: string, read: ReadComparison): Promise<BuiltReport> {
  const { comparison, routine, reviews, profile, customer, settings } = read;
  const recap = await readComparisonRecap(backend, uid, comparison.key);
  const [before, after] = await Promise.all(
    comparedPhotos.map((photo) => readPhoto(backend, uid, comparison[photo].id, reviews[photo])),
  );
  const missingPhotos = comparedPhotos.filter(
    (photo: ComparedPhoto) => (photo === "before" ? before : after) === null,
  );
  const report: ComparisonReport = comparisonReportOf({
    comparison,
    recap,
    disclaimer: settings.recap.disclaimer,
    profile,
    customer,
    issued: new Date(),
    routine,
    missingPhotos,
  });
  const logo = await readLogo(backend, uid, report.emitter.logo);
  const bytes = await comparisonReport(report, before && after ? { before, after } : null, logo);
  const name = `Comparaison de peau - ${customerLabel(customer)} - ${isoDay(comparison.after.created)}.pdf`;
  const toReview = recapToReview(recap, settings.recap);
  return { attachment: { name, bytes }, mail: reportMail(report, read), toReview };
}

/** A photo as it is stored, with what was counted on it and not struck since; null once it was erased. */
async function readPhoto(
  { files }: Backend,
  uid: string,
  id: string,
  reviews: MarkReviews,
): Promise<ReportPhotoFile | null> {
  const path = diagnosisPhotoPath(uid, id);
  if (!(await files.exists(path))) return null;
  const json = await readJson(files, diagnosisMasksPath(uid, id));
  const masks: DiagnosisMasks | null = json === undefined ? null : parseDiagnosisMasks(json);
  return { bytes: await files.read(path), masks: masks && reviewedMasks(masks, reviews) };
}
