import { toCarnationError } from "@carnation/domain/error";
import type { createStore } from "jotai";
import { loadedWorkspace } from "../../../../shared/session/loadedWorkspace.ts";
import { forgetPhoto, keepPhoto, keptPhotosOf } from "../../../../shared/photo/keptPhotos.ts";
import {
  captureDraftAtom,
  emptyDraft,
  parseDraft,
  startRequest,
  type CaptureDraft,
} from "../draft/captureDraft.ts";
import { DiagnosisEnded, sendPhoto } from "./sendPhoto.ts";
import {
  awaitedAtom,
  type CaptureChange,
  capturesAtom,
  changeCaptureAtom,
  dropCaptureAtom,
  sessionCapturesAtom,
  type Running,
} from "./captures.ts";

type Store = ReturnType<typeof createStore>;

/**
 * Sends the photo of a capture that was looked at, or that failed, and opens its diagnosis first. It goes on whatever page
 * is shown, and is kept on this device until the photo has arrived.
 * @param about the draft that it belongs to; one that was sent before keeps its own, whoever has agreed since
 */
export async function sendCapture(store: Store, key: string, about?: CaptureDraft): Promise<void> {
  const session = store.get(sessionCapturesAtom);
  const capture = store.get(capturesAtom).get(key);
  const known = capture?.about ?? about ?? null;
  const sendable = capture?.state.step === "reviewing" || capture?.state.step === "failed";
  if (session === null || known === null || !sendable || session.running.has(key)) return;
  // A reload while the diagnosis is being opened must find the same one, not open another.
  const draft = { ...known, request: known.request ?? crypto.randomUUID() };
  const { photo } = capture.state;
  const running: Running = { attempt: new AbortController(), upload: null };
  session.running.set(key, running);
  const isOver = (): boolean => store.get(sessionCapturesAtom) !== session;
  // The next session's captures are not this one's.
  const change = (changed: Omit<CaptureChange, "key">): void => {
    if (!isOver()) store.set(changeCaptureAtom, { key, ...changed });
  };
  change({ event: { type: "send" }, about: draft });
  const keep = (sent: CaptureDraft & { readonly request: string }): Promise<void> =>
    keepPhoto({
      key,
      uid: session.uid,
      diagnosis: sent.openedDiagnosis ?? sent.request,
      customer: sent.customer,
      photo,
      about: sent,
    });
  // The workspace of who sends: once the photo is kept, somebody else may have signed in.
  const asked = loadedWorkspace(store);
  asked.catch(() => undefined);
  await keep(draft);
  try {
    const { diagnoses } = await asked;
    const id = await sendPhoto(diagnoses, {
      photo,
      request: startRequest(draft),
      opened: draft.openedDiagnosis,
      onOpened: (opened) => {
        const withOpened = { ...draft, openedDiagnosis: opened };
        change({ about: withOpened });
        void keep(withOpened);
        changeDraft(store, draft, { openedDiagnosis: opened });
      },
      onUpload: (started) => {
        running.upload = started;
        started.subscribe((upload) => change({ event: { type: "progressed", upload } }));
      },
      canceled: running.attempt.signal,
    });
    if (isOver()) return;
    changeDraft(store, draft, emptyDraft);
    store.set(awaitedAtom, (awaited) => [...awaited, { id, customer: draft.customer }]);
    change({ event: { type: "arrived", diagnosisId: id } });
    // Before another tab has its turn: what it finds kept, it sends.
    await forgetPhoto(key);
  } catch (error) {
    // The same person agreed to the next attempt, which opens another diagnosis.
    if (error instanceof DiagnosisEnded) {
      change({ about: { ...draft, openedDiagnosis: null, request: null } });
      if (!isOver()) changeDraft(store, draft, { openedDiagnosis: null });
    }
    const canceled = toCarnationError(error).code === "cancelled";
    change({ event: canceled ? { type: "canceled" } : { type: "failed", error } });
    if (canceled) await forgetPhoto(key);
  } finally {
    session.running.delete(key);
  }
}

/** Changes the draft of the tab, while it is still the one that was sent: it may be another person's by now. */
function changeDraft(store: Store, sent: CaptureDraft, changed: Partial<CaptureDraft>): void {
  store.set(captureDraftAtom, (current) =>
    current.consentedAt === sent.consentedAt && current.customer === sent.customer
      ? { ...current, ...changed }
      : current,
  );
}

/** Goes on with the photos that this device has kept: the page was reloaded, or closed, while they were on their way. */
export async function resumeCaptures(store: Store): Promise<void> {
  const session = store.get(sessionCapturesAtom);
  if (session === null) return;
  for (const { key } of await keptPhotosOf(session.uid)) {
    void withTabLock(key, async () => {
      // Another tab may have sent it in the meantime.
      const kept = (await keptPhotosOf(session.uid)).find((one) => one.key === key);
      const about = parseDraft(kept?.about);
      if (kept === undefined || store.get(sessionCapturesAtom) !== session) return;
      if (about === null) return forgetPhoto(key);
      if (store.get(capturesAtom).has(key)) return;
      store.set(changeCaptureAtom, { key, event: { type: "chosen", photo: kept.photo } });
      await sendCapture(store, key, about);
    });
  }
}

/** Forgets the capture of a page that is left, unless it is on its way or is to be told about. */
export function leaveCapture(store: Store, key: string): void {
  const step = store.get(capturesAtom).get(key)?.state.step;
  if (step !== "opening" && step !== "sending" && step !== "failed") store.set(dropCaptureAtom, key);
}

/** One tab at a time; where the browser has no locks, each. */
export function withTabLock(key: string, act: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks === undefined ? act() : locks.request(`carnation.photo.${key}`, act);
}
