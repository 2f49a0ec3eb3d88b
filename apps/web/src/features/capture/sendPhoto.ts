import type { Diagnoses, PhotoUpload } from "@carnation/data";
import { toCarnationError } from "@carnation/domain";

interface SendPhotoOptions {
  readonly photo: Blob;
  /** A diagnosis opened by an earlier attempt, whose photo has not arrived. */
  readonly opened: string | null;
  /** Called as soon as the server has opened a diagnosis: it must not be opened twice. */
  readonly onOpened: (id: string) => void;
  /** Called with the upload, to follow it, pause it or cancel it. */
  readonly onUpload: (upload: PhotoUpload) => void;
}

/**
 * Opens a diagnosis if none is open yet, and sends its photo.
 * @returns the diagnosis's id, once its photo is stored
 * @throws {CarnationError} `cancelled` when the upload was cancelled
 */
export async function sendPhoto(
  diagnoses: Pick<Diagnoses, "start" | "uploadPhoto" | "photo">,
  { photo, opened, onOpened, onUpload }: SendPhotoOptions,
): Promise<string> {
  const id = opened ?? (await diagnoses.start({ consent: true }));
  if (opened === null) onOpened(id);
  const upload = diagnoses.uploadPhoto(id, photo);
  onUpload(upload);
  try {
    await upload.done;
  } catch (failure) {
    const error = toCarnationError(failure);
    // A photo is stored once only. When the answer to an earlier attempt was lost, sending again is refused
    // although the photo has arrived.
    const arrived =
      error.code === "permission-denied" &&
      (await diagnoses.photo(id).then(
        () => true,
        () => false,
      ));
    if (!arrived) throw error;
  }
  return id;
}
