import type { Diagnoses, PhotoUpload } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../testing/openApp.tsx";
import { captureDraftAtom, emptyDraft } from "./draft/captureDraft.ts";
import { awaitedAtom, capturesAtom } from "./sending/captures.ts";
import { useCapture } from "./useCapture.ts";

const picture = new File(["jpeg"], "photo.jpg", { type: "image/jpeg" });
const agreed = { ...emptyDraft, consentedAt: "2026-11-21T10:00:00.000Z", openedDiagnosis: "d0" };

beforeEach(() => sessionStorage.clear());

/** A capture of somebody who agreed, over a server where `d0` was opened, and ended in another tab. */
function begin(diagnoses: Partial<Diagnoses> = {}) {
  const sent: string[] = [];
  const uploadPhoto = (id: string): PhotoUpload => {
    sent.push(id);
    return {
      done: id === "d0" ? Promise.reject(new CarnationError("permission-denied")) : Promise.resolve(),
      subscribe: () => () => undefined,
      pause: () => undefined,
      resume: () => undefined,
      cancel: () => undefined,
    };
  };
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, {
    status: "ready",
    value: memoryWorkspace({}, { diagnoses: { uploadPhoto, ...diagnoses } }),
  });
  store.set(captureDraftAtom, () => agreed);
  const { result, unmount } = renderHook(() => useCapture("k1"), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return { store, sent, result, unmount };
}

/** An upload that ends when the test says so. */
function held(): { readonly upload: PhotoUpload; readonly arrive: () => void } {
  let arrive: () => void = () => undefined;
  let giveUp: (error: unknown) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    giveUp = reject;
  });
  const still = { subscribe: () => () => undefined, pause: () => undefined, resume: () => undefined };
  return { upload: { ...still, done, cancel: () => giveUp(new CarnationError("cancelled")) }, arrive };
}

/** The same upload, that tells how far it is. */
const telling = (upload: PhotoUpload): PhotoUpload => ({
  ...upload,
  subscribe(listener) {
    listener({ state: "running", bytesTransferred: 1, totalBytes: 4 });
    return () => undefined;
  },
});

/** An upload that has failed. */
const failed = (): PhotoUpload => ({
  ...held().upload,
  done: Promise.reject(new CarnationError("offline")),
});

test("a diagnosis that was ended meanwhile is given up: the same photo then goes to another one", async () => {
  const { store, sent, result } = begin();
  act(() => result.current.choose(picture));
  await act(() => result.current.send());
  expect(result.current.state).toMatchObject({ step: "failed", photo: picture });
  expect(store.get(captureDraftAtom)).toEqual({ ...agreed, openedDiagnosis: null });
  await act(() => result.current.send());
  expect(result.current.state).toEqual({ step: "sent", diagnosisId: "d1" });
  expect(sent).toEqual(["d0", "d1"]);
  expect(store.get(captureDraftAtom)).toEqual(emptyDraft);
  expect(store.get(awaitedAtom)).toEqual([{ id: "d1", customer: null }]);
});

test("an opening whose answer was lost is asked for again under its own id, another one under another", async () => {
  const requests: (string | undefined)[] = [];
  let lost = true;
  const { store, sent, result } = begin({
    start: ({ request }) => {
      requests.push(request);
      return lost ? Promise.reject(new CarnationError("unavailable")) : Promise.resolve("d0");
    },
  });
  store.set(captureDraftAtom, () => ({ ...agreed, openedDiagnosis: null }));
  act(() => result.current.choose(picture));
  await act(() => result.current.send());
  lost = false;
  await act(() => result.current.send());
  expect(result.current.state).toMatchObject({ step: "failed" });
  expect(sent).toEqual(["d0"]);
  // It took no photo any more: the next attempt is another diagnosis.
  await act(() => result.current.send());
  expect(requests).toHaveLength(3);
  expect(requests[0]).toMatch(/^[\da-f-]{36}$/u);
  expect(requests[1]).toBe(requests[0]);
  expect(requests[2]).not.toBe(requests[0]);
});

test("an opened diagnosis of which nobody can tell whether it was ended is kept", async () => {
  const hasPhoto = () => Promise.reject(new CarnationError("offline"));
  const { store, result } = begin({ hasPhoto });
  act(() => result.current.choose(picture));
  await act(() => result.current.send());
  expect(result.current.state).toMatchObject({ step: "failed", error: { code: "offline" } });
  expect(store.get(captureDraftAtom).openedDiagnosis).toBe("d0");
});

test("an upload goes on when its page is left, and leaves the next person's draft alone", async () => {
  const { upload, arrive } = held();
  const { store, result, unmount } = begin({ uploadPhoto: () => upload });
  act(() => result.current.choose(picture));
  const sending = result.current.send();
  await act(() => Promise.resolve());
  unmount();
  const next = { ...emptyDraft, consentedAt: "2026-11-21T11:00:00.000Z" };
  store.set(captureDraftAtom, () => next);
  arrive();
  await sending;
  expect(store.get(captureDraftAtom)).toEqual(next);
  expect(store.get(awaitedAtom)).toEqual([{ id: "d0", customer: null }]);
});

test("a photo that failed is tried again for the person it is of, whoever has agreed since", async () => {
  const failing = { ...held().upload, done: Promise.reject(new CarnationError("offline")) };
  const uploads = [failing, { ...failing, done: Promise.resolve() }];
  const start = vi.fn(() => Promise.resolve("d9"));
  const { store, result } = begin({ start, uploadPhoto: () => uploads.shift()! });
  act(() => result.current.choose(picture));
  await act(() => result.current.send());
  const next = { ...emptyDraft, customer: "lea", consentedAt: "2026-11-21T11:00:00.000Z" };
  act(() => store.set(captureDraftAtom, () => next));
  await act(() => result.current.send());
  expect(result.current.state).toEqual({ step: "sent", diagnosisId: "d0" });
  expect(start).not.toHaveBeenCalled();
  expect(store.get(captureDraftAtom)).toEqual(next);
});

test("giving up keeps the photo to look at; leaving then forgets it", async () => {
  const { upload } = held();
  const { store, result, unmount } = begin({ uploadPhoto: () => upload });
  act(() => result.current.choose(picture));
  const sending = result.current.send();
  await act(() => Promise.resolve());
  await act(async () => result.current.cancel());
  await sending;
  expect(result.current.state).toMatchObject({ step: "reviewing", canceled: true });
  unmount();
  expect(store.get(capturesAtom).size).toBe(0);
});

test("nothing of a sending outlives its session", async () => {
  const { upload, arrive } = held();
  const { store, result } = begin({ uploadPhoto: () => upload });
  act(() => result.current.choose(picture));
  const sending = result.current.send();
  await act(() => Promise.resolve());
  act(() => store.set(sessionStateAtom, signedIn("nadia")));
  arrive();
  await sending;
  expect(store.get(capturesAtom).size).toBe(0);
  expect(store.get(awaitedAtom)).toEqual([]);
});

test("a diagnosis that was opened takes the photo of the next attempt, whoever has agreed since", async () => {
  const failing = { ...held().upload, done: Promise.reject(new CarnationError("offline")) };
  const uploads = [failing, { ...failing, done: Promise.resolve() }];
  const start = vi.fn(() => Promise.resolve("d9"));
  const { store, result } = begin({ start, uploadPhoto: () => uploads.shift()! });
  store.set(captureDraftAtom, () => ({ ...agreed, openedDiagnosis: null }));
  act(() => result.current.choose(picture));
  await act(() => result.current.send());
  expect(store.get(captureDraftAtom).openedDiagnosis).toBe("d9");
  act(() => store.set(captureDraftAtom, () => ({ ...emptyDraft, customer: "lea" })));
  await act(() => result.current.send());
  expect(result.current.state).toEqual({ step: "sent", diagnosisId: "d9" });
  expect(start).toHaveBeenCalledTimes(1);
});

test("every diagnosis that was sent is awaited, not the last one alone", async () => {
  const { store, result } = begin({ uploadPhoto: () => ({ ...held().upload, done: Promise.resolve() }) });
  store.set(awaitedAtom, () => [{ id: "before", customer: "anais" }]);
  act(() => result.current.choose(picture));
  await act(() => result.current.send());
  expect(store.get(awaitedAtom).map(({ id }) => id)).toEqual(["before", "d0"]);
});

test.each(["unavailable", "permission-denied"] as const)(
  "an upload that fails with %s after its session ended changes nothing of the next one",
  async (code) => {
    const done = Promise.withResolvers<void>();
    const { store, result } = begin({
      uploadPhoto: () => ({ ...held().upload, done: done.promise }),
      hasPhoto: () => Promise.resolve(false),
    });
    act(() => result.current.choose(picture));
    const sending = result.current.send();
    await act(() => Promise.resolve());
    act(() => store.set(sessionStateAtom, signedIn("nadia")));
    const own = { ...agreed, openedDiagnosis: "nadia-s" };
    act(() => store.set(captureDraftAtom, () => own));
    done.reject(new CarnationError(code));
    await sending;
    expect(store.get(capturesAtom).size).toBe(0);
    expect(store.get(captureDraftAtom)).toEqual(own);
  },
);

test.each([
  ["being opened", { start: () => new Promise<string>(() => undefined) }, "opening"],
  ["being sent", { uploadPhoto: () => telling(held().upload) }, "sending"],
  ["refused", { uploadPhoto: () => failed() }, "failed"],
] as const)("a capture that is %s is not forgotten when its page is left", async (_how, diagnoses, step) => {
  const { store, result, unmount } = begin(diagnoses);
  store.set(captureDraftAtom, () => ({ ...agreed, openedDiagnosis: null }));
  act(() => result.current.choose(picture));
  await act(async () => void result.current.send());
  await act(() => Promise.resolve());
  unmount();
  expect(store.get(capturesAtom).get("k1")?.state.step).toBe(step);
});

test("a photo is not sent before the person has agreed", async () => {
  const start = vi.fn(() => Promise.resolve("d9"));
  const { store, sent, result } = begin({ start });
  store.set(captureDraftAtom, () => emptyDraft);
  act(() => result.current.choose(picture));
  await act(() => result.current.send());
  expect(result.current.state.step).toBe("reviewing");
  expect(start).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test("an opening that is given up sends no photo, and leaves its diagnosis to the next one", async () => {
  const opening = Promise.withResolvers<string>();
  const { store, sent, result } = begin({ start: () => opening.promise });
  store.set(captureDraftAtom, () => ({ ...agreed, openedDiagnosis: null }));
  act(() => result.current.choose(picture));
  const sending = result.current.send();
  await act(() => Promise.resolve());
  act(() => result.current.cancel());
  opening.resolve("d1");
  await act(() => sending);
  expect(result.current.state).toMatchObject({ step: "reviewing", canceled: true });
  expect(sent).toEqual([]);
  expect(store.get(captureDraftAtom).openedDiagnosis).toBe("d1");
});

test("an upload is paused and taken up again by its own buttons", async () => {
  const asked: string[] = [];
  const upload = { ...held().upload, pause: () => asked.push("pause"), resume: () => asked.push("resume") };
  const { result } = begin({ uploadPhoto: () => upload as unknown as PhotoUpload });
  act(() => result.current.choose(picture));
  void result.current.send();
  await act(() => Promise.resolve());
  await act(() => Promise.resolve());
  result.current.pause();
  result.current.resume();
  expect(asked).toEqual(["pause", "resume"]);
});
