import type { Diagnoses, PhotoUpload } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetPhoto, keepPhoto, type KeptPhoto, keptPhotosOf } from "../../../../shared/photo/keptPhotos.ts";
import { sessionStateAtom, workspaceAtom } from "../../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../../testing/openApp.tsx";
import { emptyDraft } from "../draft/captureDraft.ts";
import { useCapture } from "../useCapture.ts";
import { capturesAtom, changeCaptureAtom } from "./captures.ts";
import { resumeCaptures, sendCapture } from "./sendCapture.ts";

// jsdom keeps no photos: what a real browser keeps is tried in keptPhotos.browser.test.ts.
vi.mock("../../../../shared/photo/keptPhotos.ts", () => ({
  keepPhoto: vi.fn(),
  forgetPhoto: vi.fn(),
  keptPhotosOf: vi.fn(),
}));

const KEY = "k1";
const photo = new File(["jpeg"], "photo.jpg", { type: "image/jpeg" });
const agreed = { ...emptyDraft, consentedAt: "2026-11-21T10:00:00.000Z" };
/** The device storage. */
let device: Map<string, KeptPhoto>;

beforeEach(() => {
  sessionStorage.clear();
  device = new Map();
  vi.mocked(keepPhoto).mockImplementation(async (kept) => void device.set(kept.key, kept));
  vi.mocked(forgetPhoto).mockImplementation(async (key) => void device.delete(key));
  vi.mocked(keptPhotosOf).mockImplementation(() => Promise.resolve([...device.values()]));
});

/** A reviewed photo over a server whose answers the test gives. */
function reviewed(diagnoses: Partial<Diagnoses> = {}) {
  const done = Promise.withResolvers<void>();
  const upload = {
    done: done.promise,
    subscribe: () => () => undefined,
    pause: vi.fn(),
    resume: vi.fn(),
    cancel: vi.fn(),
  } satisfies PhotoUpload;
  const uploadPhoto = vi.fn(() => upload);
  const start = vi.fn(diagnoses.start ?? (() => Promise.resolve("d1")));
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, {
    status: "ready",
    value: memoryWorkspace({}, { diagnoses: { ...diagnoses, start, uploadPhoto } }),
  });
  store.set(changeCaptureAtom, { key: KEY, event: { type: "chosen", photo } });
  const { result } = renderHook(() => useCapture(KEY), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return {
    store,
    done,
    upload,
    uploadPhoto,
    start,
    send: () => sendCapture(store, KEY, agreed),
    cancel: () => act(() => result.current.cancel()),
    step: () => store.get(capturesAtom).get(KEY)?.state.step,
  };
}

test("a sending that is cancelled keeps its photo on the device until the cancellation has succeeded", async () => {
  const { done, upload, send, cancel, step } = reviewed();
  const sending = send();
  await expect.poll(step).toBe("opening");
  await expect.poll(() => device.get(KEY)?.diagnosis).toBe("d1");
  cancel();
  expect(upload.cancel).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  expect([...device.keys()]).toEqual([KEY]);
  done.reject(new CarnationError("cancelled"));
  await sending;
  expect(step()).toBe("reviewing");
  expect(device.size).toBe(0);
});

test("a sending whose cancellation fails keeps its photo on the device, to be sent again", async () => {
  const { done, upload, send, cancel, step } = reviewed();
  const sending = send();
  upload.cancel.mockImplementation(() => done.reject(new CarnationError("unavailable")));
  await vi.waitFor(() => expect(device.get(KEY)?.diagnosis).toBe("d1"));
  cancel();
  await sending;
  expect(step()).toBe("failed");
  expect([...device.keys()]).toEqual([KEY]);
});

test("a sending opens its diagnosis only once the device keeps the photo", async () => {
  const keeping = Promise.withResolvers<void>();
  vi.mocked(keepPhoto).mockReturnValueOnce(keeping.promise);
  const { send, start, done } = reviewed();
  const sending = send();
  await new Promise((resolve) => setTimeout(resolve));
  expect(start).not.toHaveBeenCalled();
  keeping.resolve();
  done.resolve();
  await sending;
  expect(start).toHaveBeenCalledOnce();
});

test("a photo that another tab has sent while the kept ones were read is not sent again", async () => {
  const { store, start } = reviewed();
  const kept = { key: "k2", uid: "u1", diagnosis: "d2", customer: null, photo, about: agreed };
  vi.mocked(keptPhotosOf).mockResolvedValueOnce([kept]);
  await resumeCaptures(store);
  await new Promise((resolve) => setTimeout(resolve));
  expect(start).not.toHaveBeenCalled();
  expect(store.get(capturesAtom).has("k2")).toBe(false);
});

test("a kept photo is not sent when its session ends while it is read", async () => {
  const { store, start } = reviewed();
  const kept = { key: "k2", uid: "u1", diagnosis: "d2", customer: null, photo, about: agreed };
  const reading = Promise.withResolvers<readonly KeptPhoto[]>();
  vi.mocked(keptPhotosOf).mockResolvedValueOnce([kept]).mockReturnValueOnce(reading.promise);
  await resumeCaptures(store);
  store.set(sessionStateAtom, signedIn("nadia"));
  reading.resolve([kept]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(start).not.toHaveBeenCalled();
  expect(store.get(capturesAtom).size).toBe(0);
});
