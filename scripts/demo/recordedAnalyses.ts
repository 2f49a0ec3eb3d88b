import { diagnosisErrorCodes } from "@carnation/domain/internal/photo";
import { parseAiSettings } from "@carnation/product/ai-settings";
import { documentPaths } from "@carnation/product/path";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { PhotoAnalysis } from "../../apps/functions/src/ports/analysis/analysisPort.ts";
import type { Backend } from "../../apps/functions/src/backend/backend.ts";
import { endAnalysed } from "../../apps/functions/src/diagnosis/analysePhoto.ts";
import { storeThumbnails } from "../../apps/functions/src/diagnosis/thumbnails.ts";
import { digestOfFiles, filesAt } from "../fileDigest.ts";

const root = join(import.meta.dirname, "../..");
/** Holds what the engine found in the drawn faces of the demo: `npm run record-demo` writes it. */
export const RECORD_FILE = join(import.meta.dirname, "analyses.json");
/** The faces, drawn by the project. */
export const FACES = "apps/web/public/demo";

const analysisSchema = v.variant("ok", [
  v.object({
    ok: v.literal(true),
    entries: v.array(v.unknown()),
    masks: v.looseObject({}),
    engineVersion: v.string(),
  }),
  v.object({ ok: v.literal(false), error: v.picklist(diagnosisErrorCodes) }),
]);
const recordSchema = v.object({
  engine: v.string(),
  photos: v.record(v.string(), v.object({ milliseconds: v.number(), analysis: analysisSchema })),
});

/** One analysis of a drawn face, and how long it took. */
interface RecordedAnalysis {
  readonly milliseconds: number;
  readonly analysis: PhotoAnalysis;
}

/** SHA-256 of the engine as it is now: its code, its models and the versions of what it computes with. */
export function engineDigest(): string {
  const places = ["src", "assets", "package.json"].map((place) => `packages/skin-analysis/${place}`);
  const files = filesAt(root, places).filter((file) => !/\.test\.ts$|\/src\/testing\//u.test(file));
  return digestOfFiles(root, files);
}

/** SHA-256 of a photo, by which its analysis is recorded. */
export const photoDigest = (file: string): string => digestOfFiles(root, [`${FACES}/${file}`]);

/**
 * Gives what the engine found in a face of the demo when it was recorded.
 * @param file its name
 * @param engine digest of the engine that is to answer for it
 * @returns `undefined` when the engine or the face is another since: it is to be analysed
 */
export async function recordedAnalysis(
  file: string,
  engine: string = engineDigest(),
): Promise<RecordedAnalysis | undefined> {
  const record = v.parse(recordSchema, JSON.parse(await readFile(RECORD_FILE, "utf8")));
  if (record.engine !== engine) return undefined;
  const found = record.photos[photoDigest(file)];
  if (found === undefined) return undefined;
  const { milliseconds, analysis } = found;
  // Its entries are read entry by entry wherever a result is, never trusted.
  return { milliseconds, analysis: analysis as PhotoAnalysis };
}

/**
 * Uploads the photo of a diagnosis of the demo and, where its analysis is recorded, ends it as the product's own function
 * does. The photo comes first, as whoever sees a result looks for it; the queue gives up what has ended. Without a record,
 * or where another engine than the embedded one is chosen, the queue analyses it.
 */
export async function uploadWithRecord(
  { db, files }: Pick<Backend, "db" | "files">,
  { uid, id }: { readonly uid: string; readonly id: string },
  file: string,
  upload: (photo: Uint8Array) => Promise<void>,
): Promise<void> {
  const photo = await readFile(join(root, FACES, file));
  const settings = parseAiSettings((await db.doc(documentPaths.aiSettings()).get()).data());
  const recorded = settings.engine.name === "embedded" ? await recordedAnalysis(file) : undefined;
  // Drawing them takes longest: the queue would begin in the meantime.
  if (recorded !== undefined) await storeThumbnails(files, { uid, id }, photo);
  await upload(photo);
  if (recorded === undefined) return;
  const { analysis, milliseconds: analysisMs } = recorded;
  const diagnosis = db.doc(documentPaths.diagnosis(uid, id));
  await endAnalysed({ db, files }, analysis, { uid, id, attempts: 1, settings, diagnosis, analysisMs });
}
