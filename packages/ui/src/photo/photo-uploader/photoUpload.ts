/** Place where the sending of a photo is: the five states of Firebase's `UploadTask`, in bytes. */
export interface PhotoUpload {
  /** Place where the sending is. */
  readonly state: "running" | "paused" | "success" | "canceled" | "error";
  /** Bytes sent so far. */
  readonly transferred: number;
  /** Bytes to send. */
  readonly total: number;
  /** For `error`: what happened, one sentence. */
  readonly message?: string | undefined;
  /** For `error`: what to quote when asking for help. */
  readonly reference?: string | undefined;
}

/** Describes what the person sees: nothing chosen, a photo to look at, or one of the states of its sending. */
export type UploaderStage = "idle" | "preview" | PhotoUpload["state"];

export function uploaderStage(photo: File | null, upload: PhotoUpload | null): UploaderStage {
  if (photo === null) return "idle";
  return upload?.state ?? "preview";
}

/** The share that has arrived, 0–1. */
export function transferredShare({ transferred, total }: PhotoUpload): number {
  return total > 0 ? Math.min(1, transferred / total) : 0;
}
