import { isDiagnosisPending, parseQueuedAnalysis } from "@carnation/product/diagnosis";
import { diagnosisPhotoPath, documentPaths } from "@carnation/product/path";
import { abandonDiagnosis } from "../diagnosis/abandonDiagnosis.ts";
import { enqueuePhoto } from "../diagnosis/queue/enqueuePhoto.ts";
import { wholeQueue } from "../diagnosis/queue/readQueue.ts";
import { readable } from "../readers/readable.ts";
import { ageOf, ownerOf, pagesOf } from "./pages.ts";
import type { Sweeper } from "./sweeper.ts";

const HOUR_MS = 3_600_000;
/** Age at which a diagnosis whose photo never came is ended: a tablet may be off line, or put away, for long. */
const PHOTO_AWAITED_MS = 30 * 24 * HOUR_MS;
/** A photo waits longer than this only where something is wrong. */
const QUEUED_MS = 6 * HOUR_MS;

/** Entries of the queue: what waits for nothing, or is none, goes; what waits too long is told. */
export const sweepQueue: Sweeper = async function* ({ db, now }) {
  for await (const entry of pagesOf(wholeQueue(db))) {
    yield async () => {
      const uid = ownerOf(entry);
      const diagnosis = uid === null ? null : await db.doc(documentPaths.diagnosis(uid, entry.id)).get();
      const isWaiting = isDiagnosisPending(diagnosis?.get("state"));
      if (!isWaiting || readable(entry, parseQueuedAnalysis).length === 0) {
        await entry.ref.delete();
        return "ended";
      }
      return ageOf(entry, entry.get("queued"), now) > QUEUED_MS ? "left" : "fresh";
    };
  }
};

/** Diagnoses that are started: a stored photo is queued; one that never came is not waited for without end. */
export const sweepDiagnoses: Sweeper = async function* ({ db, files, now }) {
  for await (const diagnosis of pagesOf(db.collectionGroup("diagnosis").where("state", "==", "started"))) {
    const uid = ownerOf(diagnosis);
    if (uid === null) continue;
    yield async () => {
      const { id } = diagnosis;
      if (await files.exists(diagnosisPhotoPath(uid, id))) {
        return (await enqueuePhoto(db, { uid, id })) ? "resumed" : "fresh";
      }
      if (ageOf(diagnosis, diagnosis.get("created"), now) < PHOTO_AWAITED_MS) return "fresh";
      return (await abandonDiagnosis(diagnosis.ref)) ? "ended" : "fresh";
    };
  }
};

/** Links for a phone that have ended: they are forgotten, and a diagnosis whose photo did not come by them is ended. */
export const sweepPhoneLinks: Sweeper = async function* ({ db, files, now }) {
  const links = db.collection(documentPaths.phoneLinks());
  for await (const link of pagesOf(links)) {
    if (ageOf(link, link.get("expires"), now) < 0) continue;
    yield async () => {
      const [uid, id]: unknown[] = [link.get("uid"), link.get("diagnosis")];
      let hasEnded = false;
      if (typeof uid === "string" && typeof id === "string") {
        const hasPhoto = await files.exists(diagnosisPhotoPath(uid, id));
        hasEnded = !hasPhoto && (await abandonDiagnosis(db.doc(documentPaths.diagnosis(uid, id))));
      }
      await link.ref.delete();
      return hasEnded ? "ended" : "fresh";
    };
  }
};
