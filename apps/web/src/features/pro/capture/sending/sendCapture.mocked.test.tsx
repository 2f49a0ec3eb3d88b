import type { Diagnoses, PhotoUpload } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { forgetPhoto, keepPhoto, type KeptPhoto, keptPhotosOf } from "../../../../shared/photo/keptPhotos.ts";
import { sessionStateAtom, workspaceAtom } from "../../../../shared/session/sessionAtoms.ts";
import { loading } from "../../../../shared/state/queryState.ts";
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

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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
    choose: (other: File | null) => act(() => result.current.choose(other)),
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

test("a photo whose session ends while it is being kept is sent by nobody else", async () => {
  const keeping = Promise.withResolvers<void>();
  vi.mocked(keepPhoto).mockReturnValueOnce(keeping.promise);
  const ended = (): Promise<string> => Promise.reject(new CarnationError("unauthenticated"));
  const { store, send, start } = reviewed({ start: ended });
  const startOfNext = vi.fn(() => Promise.resolve("d2"));
  const sending = send();
  store.set(workspaceAtom, loading);
  store.set(sessionStateAtom, signedIn("nadia"));
  store.set(workspaceAtom, {
    status: "ready",
    value: memoryWorkspace({}, { diagnoses: { start: startOfNext } }),
  });
  keeping.resolve();
  await sending;
  expect(startOfNext).not.toHaveBeenCalled();
  expect(start).toHaveBeenCalledOnce();
});

test("a photo that has arrived is kept no more once its sending is over, and not before", async () => {
  const { send, done, step } = reviewed();
  const forgetting = Promise.withResolvers<void>();
  vi.mocked(forgetPhoto).mockReturnValueOnce(forgetting.promise);
  let over = false;
  const sending = send().then(() => (over = true));
  done.resolve();
  await vi.waitFor(() => expect(step()).toBe("sent"));
  expect(forgetPhoto).toHaveBeenLastCalledWith(KEY);
  await settled();
  expect(over).toBe(false);
  forgetting.resolve();
  await sending;
});

test("a photo whose cancelled sending is still being forgotten is not sent meanwhile", async () => {
  const { send, done, uploadPhoto, step } = reviewed();
  const forgetting = Promise.withResolvers<void>();
  vi.mocked(forgetPhoto).mockReturnValueOnce(forgetting.promise);
  const sending = send();
  done.reject(new CarnationError("cancelled"));
  await vi.waitFor(() => expect(step()).toBe("reviewing"));
  await send();
  expect(uploadPhoto).toHaveBeenCalledOnce();
  forgetting.resolve();
  await sending;
  await send();
  expect(uploadPhoto).toHaveBeenCalledTimes(2);
});

test("another photo in the place of one that failed is not kept beside it", async () => {
  const { send, done, choose, step } = reviewed();
  done.reject(new CarnationError("unavailable"));
  await send();
  expect([...device.keys()]).toEqual([KEY]);
  choose(new File(["jpeg"], "other.jpg"));
  await settled();
  expect(step()).toBe("reviewing");
  expect(device.size).toBe(0);
});

test("another photo that is chosen while one is on its way leaves that one on the device", async () => {
  const { send, choose, step } = reviewed();
  void send();
  await vi.waitFor(() => expect(device.get(KEY)?.diagnosis).toBe("d1"));
  choose(new File(["jpeg"], "other.jpg"));
  await settled();
  expect(step()).toBe("opening");
  expect([...device.keys()]).toEqual([KEY]);
});

test("a kept photo that this tab has at hand is not sent by itself", async () => {
  const { store, start, step } = reviewed();
  device.set(KEY, { key: KEY, uid: "u1", diagnosis: "d2", customer: null, photo, about: agreed });
  await resumeCaptures(store);
  await settled();
  expect(start).not.toHaveBeenCalled();
  expect(step()).toBe("reviewing");
});

test("a kept photo holds its turn among tabs until it has arrived; one that says nothing of its draft is forgotten", async () => {
  const turns = new Map<string, Promise<void>>();
  const request = (name: string, act: () => Promise<void>): Promise<void> => {
    const turn = act();
    turns.set(name, turn);
    return turn;
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
  const { store, start, done } = reviewed();
  device.set("k2", { key: "k2", uid: "u1", diagnosis: "d2", customer: null, photo, about: agreed });
  device.set("k3", { key: "k3", uid: "u1", diagnosis: "d3", customer: null, photo, about: "nothing" });
  await resumeCaptures(store);
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  let over = false;
  const [turn] = turns.values();
  const ended = turn!.then(() => (over = true));
  await settled();
  expect(over).toBe(false);
  expect([...device.keys()]).toEqual(["k2"]);
  done.resolve();
  await ended;
  expect(device.size).toBe(0);
});
