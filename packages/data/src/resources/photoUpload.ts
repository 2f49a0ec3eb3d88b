import { CarnationError } from "@carnation/domain/error";
import { photoLimits } from "@carnation/domain/internal/photo";
import {
  type PhotoUploadEvent,
  photoUploadMachine,
  type PhotoUploadState,
  uploadFailureEvent,
} from "@carnation/product/diagnosis";
import { fileCacheControl } from "@carnation/product/path";
import { type StorageReference, uploadBytesResumable, type UploadTaskSnapshot } from "firebase/storage";
import { catalogueError } from "../errors/catalogueError.ts";
import { isOffline } from "../errors/isOffline.ts";
import type { OnNext, Unsubscribe } from "../watch/listeners.ts";
import { watchConnection } from "./connectionWatch.ts";

/**
 * Describes how far an upload is. `pausing` and `canceling` are requests on their way: the last bytes may arrive first. `error` and
 * `canceled` carry the reason.
 */
export interface UploadState {
  readonly state: PhotoUploadState;
  readonly bytesTransferred: number;
  readonly totalBytes: number;
  readonly error?: CarnationError;
  /** True when the server is out of reach: the upload goes on by itself once it is back. */
  readonly waiting?: boolean;
}

/** A resumable upload under way. */
export interface PhotoUpload {
  /** Tells the state now and at every change. */
  subscribe(listener: OnNext<UploadState>): Unsubscribe;
  pause(): void;
  resume(): void;
  cancel(): void;
  /** Resolves when the file is stored; rejects with a `CarnationError`, `cancelled` after `cancel()`. */
  readonly done: Promise<void>;
}

interface UploadOptions {
  /** Holds what is uploaded. @default the type of a photo to analyse */
  readonly contentType?: string;
  /** Place where Storage is. With it, a lost connection is told within seconds, and the upload goes on when it is back. */
  readonly storageUrl?: string;
}

/**
 * Starts the resumable upload of a picture.
 * @param session cancels the upload when it ends: the SDK asks for a token chunk by chunk, and would go on with that
 *   of whoever signs in next
 */
export function uploadPhoto(
  target: StorageReference,
  photo: Blob,
  session: AbortSignal,
  { contentType = photoLimits.uploadType, storageUrl }: UploadOptions = {},
): PhotoUpload {
  const cacheControl = fileCacheControl(target.fullPath);
  const task = uploadBytesResumable(target, photo, {
    contentType,
    ...(cacheControl === undefined ? {} : { cacheControl }),
  });
  const cancel = (): void => {
    ask("cancel");
    if (task.cancel()) return;
    // The SDK cancels nothing that is paused: it has to be on its way again.
    task.resume();
    task.cancel();
  };
  const listeners = new Set<OnNext<UploadState>>();
  let state: UploadState = progressOf(task.snapshot);
  // The SDK waits longer after each failure, up to a minute: paused and resumed, it asks again at once.
  let nudging = false;
  const connection =
    storageUrl === undefined
      ? null
      : watchConnection({
          address: `${storageUrl}/v0/b/${target.bucket}/o/${encodeURIComponent(target.fullPath)}`,
          isRunning: () => state.state === "running",
          onLost: () => tell({ ...state, waiting: true }),
          onBack: () => {
            nudging = task.pause();
            tell({ ...state, waiting: false });
          },
        });

  const tell = (next: UploadState): void => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  /** Tells what a person asks for, while it is possible and until the task reports it. */
  const ask = (request: PhotoUploadEvent): void => {
    const next = photoUploadMachine.next(state.state, request);
    if (next !== null && next !== state.state) tell({ ...state, state: next });
  };
  /** Gives the state after a report of the task; one that the machine does not expect is believed. */
  const after = (report: UploadTaskSnapshot["state"]): PhotoUploadState =>
    photoUploadMachine.next(state.state, report) ?? report;
  if (session.aborted) cancel();
  session.addEventListener("abort", cancel);

  const done = new Promise<void>((resolve, reject) => {
    task.on(
      "state_changed",
      (snapshot) => {
        const progress = progressOf(snapshot);
        const moved = progress.bytesTransferred > state.bytesTransferred;
        if (moved) connection?.moved();
        if (nudging) {
          if (progress.state !== "paused") return;
          nudging = false;
          task.resume();
          return;
        }
        // Also while it is paused: the watch tells what is lost once, and it may still be when it is resumed.
        const next = { ...progress, state: after(snapshot.state) };
        tell({ ...next, ...(state.waiting && !moved ? { waiting: true } : {}) });
      },
      (failure) => {
        const error = catalogueError(failure);
        tell({ ...state, state: after(uploadFailureEvent(error)), error });
        reject(error);
      },
      () => {
        tell({ ...progressOf(task.snapshot), state: after("success") });
        resolve();
      },
    );
  });
  // A caller that only subscribes hears of the failure there; it must not also be an unhandled rejection.
  done
    .catch(() => undefined)
    .finally(() => {
      session.removeEventListener("abort", cancel);
      connection?.stop();
    });

  return {
    done,
    subscribe(listener) {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
    pause() {
      // On its way to a pause that was only meant to wake it up, it stays there.
      nudging = false;
      if (task.pause()) ask("pause");
    },
    resume() {
      if (state.state === "pausing") ask("resume");
      task.resume();
    },
    cancel,
  };
}

/** Longest time that a small file may take, in milliseconds. The SDK itself goes on trying for ten minutes. */
const SMALL_FILE_MS = 30_000;

/**
 * Sends a small file and waits for it. Off line it fails at once, and so it does when the connection is lost meanwhile.
 * @throws {CarnationError} offline; deadline-exceeded after half a minute; what the service refuses
 */
export async function sendFile(target: StorageReference, file: File, session: AbortSignal): Promise<void> {
  if (isOffline()) throw new CarnationError("offline");
  const upload = uploadPhoto(target, file, session, { contentType: file.type });
  let reason: "offline" | "deadline-exceeded" | null = null;
  const giveUp = (why: typeof reason) => () => {
    reason = why;
    upload.cancel();
  };
  const late = setTimeout(giveUp("deadline-exceeded"), SMALL_FILE_MS);
  const lost = giveUp("offline");
  globalThis.addEventListener?.("offline", lost);
  try {
    await upload.done;
  } catch (error) {
    throw reason === null ? error : new CarnationError(reason, "The file was not sent", { cause: error });
  } finally {
    clearTimeout(late);
    globalThis.removeEventListener?.("offline", lost);
  }
}

function progressOf({
  state,
  bytesTransferred,
  totalBytes,
}: UploadTaskSnapshot): UploadState & Pick<UploadTaskSnapshot, "state"> {
  return { state, bytesTransferred, totalBytes };
}
