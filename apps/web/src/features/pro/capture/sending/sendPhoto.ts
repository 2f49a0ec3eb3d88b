import type { Diagnoses, PhotoUpload } from "@carnation/data";
import { CarnationError, toCarnationError } from "@carnation/domain/error";
import type { StartDiagnosisRequest } from "@carnation/product/diagnosis";

/** The diagnosis takes no photo any more: it was ended meanwhile, in another tab or on another device. */
export class DiagnosisEnded extends CarnationError {
  readonly id: string;

  constructor(id: string, cause: CarnationError) {
    super(cause.code, cause.message, { cause });
    this.id = id;
  }
}

interface SendPhotoOptions {
  readonly photo: Blob;
  /** Request that opens a diagnosis when none is open yet. */
  readonly request: StartDiagnosisRequest;
  /** A diagnosis opened by an earlier attempt, whose photo has not arrived. */
  readonly opened: string | null;
  /** Called as soon as the server has opened a diagnosis: it must not be opened twice. */
  readonly onOpened: (id: string) => void;
  /** Called with the upload, to follow it, pause it or cancel it. */
  readonly onUpload: (upload: PhotoUpload) => void;
  /** Aborted by whoever gives this attempt up: the diagnosis that it has opened takes the next photo. */
  readonly canceled: AbortSignal;
}

/**
 * Opens a diagnosis if none is open yet, and sends its photo.
 * @returns the diagnosis's id, once its photo is stored
 * @throws {DiagnosisEnded} when the diagnosis takes no photo any more: the next attempt needs another one
 * @throws {CarnationError} `cancelled` when the attempt was given up, or the session has ended
 */
export async function sendPhoto(
  diagnoses: Pick<Diagnoses, "start" | "uploadPhoto" | "hasPhoto">,
  { photo, request, opened, onOpened, onUpload, canceled }: SendPhotoOptions,
): Promise<string> {
  const id = opened ?? (await diagnoses.start(request));
  if (opened === null) onOpened(id);
  if (canceled.aborted) throw new CarnationError("cancelled");
  const upload = diagnoses.uploadPhoto(id, photo);
  canceled.addEventListener("abort", () => upload.cancel(), { once: true });
  onUpload(upload);
  try {
    await upload.done;
  } catch (failure) {
    const error = toCarnationError(failure);
    if (error.code !== "permission-denied") throw error;
    // A photo is stored once only. When the answer to an earlier attempt was lost, sending again is refused
    // although the photo has arrived.
    if (!(await diagnoses.hasPhoto(id))) throw new DiagnosisEnded(id, error);
  }
  return id;
}
