import type { FirebaseApp } from "firebase/app";
import { expect, onTestFinished, test, vi } from "vitest";
import { openWorkspace } from "./openWorkspace.ts";

const { kept } = vi.hoisted(() => ({
  kept: { release: vi.fn(() => Promise.resolve()), erase: vi.fn(() => Promise.resolve()) },
}));

vi.mock(import("firebase/firestore"), async (original) => ({
  ...(await original()),
  // A transaction of IndexedDB waits for one of a suspended page.
  terminate: () => new Promise<never>(() => undefined),
}));
vi.mock(import("../workspace/offlineData.ts"), () => ({
  holdOfflineData: (() => Promise.resolve(kept)) as never,
}));
vi.mock(import("../workspace/services.ts"), () => ({
  openServices: (() => Promise.resolve({ firestore: {}, messaging: null })) as never,
}));
vi.mock(import("../watch/readPages.ts"), () => ({ createPageReader: (() => () => undefined) as never }));
vi.mock(import("../resources/index.ts"), () => ({ openResources: (() => ({})) as never }));
vi.mock(import("../push/newsDevice.ts"), () => ({ leaveNewsDevice: vi.fn() }));

test("a workspace is closed after five seconds, and its data erased, where Firestore does not end", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const workspace = await openWorkspace({} as FirebaseApp, {
    emulators: {} as never,
    uid: "claire",
    session: new AbortController().signal,
    report: () => undefined,
    onRefused: () => undefined,
  });
  let isClosed = false;
  const closing = workspace.close({ forget: true }).then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(4999);
  expect(isClosed).toBe(false);
  expect(kept.release).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  expect(kept.erase).toHaveBeenCalledOnce();
});
