import { isDiagnosisPending } from "@carnation/product/diagnosis";
import { diagnosisFilesPrefix, documentPaths } from "@carnation/product/path";
import { removeAll, type Backend } from "../../backend/backend.ts";
import { completeThumbnails } from "../thumbnails.ts";
import { enqueuePhoto, type QueuedPhoto } from "./enqueuePhoto.ts";

/**
 * Receives the photo of a diagnosis: one that waits for its result goes into the queue, one that has ended gets the small
 * copies that it lacks, and of one that was deleted nothing stays. Safe to repeat.
 * @param isLate true when it arrived long ago: no copies are drawn, which may be what has ended the process each time
 */
export async function receivePhoto(
  { db, files }: Backend,
  photo: QueuedPhoto,
  { isLate = false }: { readonly isLate?: boolean } = {},
): Promise<void> {
  const diagnosis = await db.doc(documentPaths.diagnosis(photo.uid, photo.id)).get();
  if (isDiagnosisPending(diagnosis.get("state"))) await enqueuePhoto(db, photo);
  else if (!diagnosis.exists)
    // Whoever deleted it did not see what was being stored.
    await removeAll(files, diagnosisFilesPrefix(photo.uid, photo.id));
  else if (!isLate) await completeThumbnails(files, photo);
}
