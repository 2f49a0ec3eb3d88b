import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCaptureGuide } from "./useCaptureGuide.ts";

/** A worker as the page sees one. */
class FakeWorker extends EventTarget {
  static readonly made: FakeWorker[] = [];
  readonly asked: unknown[] = [];
  ended = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(request: unknown): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.ended = true;
  }

  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  FakeWorker.made.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("OffscreenCanvas", vi.fn());
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width: 900, height: 1600, close: vi.fn() }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const live = () => ({ video: document.createElement("video"), aspectRatio: 0.75 });
type Live = ReturnType<typeof live>;

const open = (first: Live | null, previous?: Blob) =>
  renderHook((given: Live | null) => useCaptureGuide(given, previous), { initialProps: first });

async function theWorker(count = 1): Promise<FakeWorker> {
  await waitFor(() => expect(FakeWorker.made).toHaveLength(count), { timeout: 10_000 });
  return FakeWorker.made[count - 1]!;
}

test("the guide works with the live picture, and its worker ends with it", async () => {
  const { result, rerender, unmount } = open(null);
  expect(result.current.status).toBe("off");
  rerender(live());
  expect(result.current.status).toBe("starting");
  const worker = await theWorker();
  const conditions = [{ name: "framing", state: "ok" }];
  act(() => {
    worker.says({ type: "ready" });
    worker.says({ type: "conditions", conditions });
  });
  expect(result.current).toMatchObject({ status: "working", conditions });

  rerender(null);
  expect(worker.ended).toBe(true);
  expect(result.current).toMatchObject({ status: "off", conditions: [] });
  rerender(live());
  expect(result.current.conditions).toEqual([]);
  const second = await theWorker(2);
  unmount();
  expect(second.ended).toBe(true);
});

test.each([
  ["its files cannot be had", (worker: FakeWorker) => worker.says({ type: "failed", message: "404" })],
  [
    "its code does not arrive",
    (worker: FakeWorker) => worker.dispatchEvent(new Event("error", { cancelable: true })),
  ],
])("a camera without a guide, when %s, leaves no worker", async (_, fail) => {
  const { result } = open(live());
  const worker = await theWorker();
  act(() => {
    fail(worker);
  });
  expect(result.current.status).toBe("unavailable");
  expect(worker.ended).toBe(true);
  expect(FakeWorker.made).toHaveLength(1);
});

test("a browser without what it takes has no guide", async () => {
  Reflect.deleteProperty(globalThis, "OffscreenCanvas");
  const { result } = open(live());
  await waitFor(() => expect(result.current.status).toBe("unavailable"), { timeout: 10_000 });
  expect(FakeWorker.made).toEqual([]);
});

test("the pose of an earlier photo is looked for in the part that the frame shows, and becomes the aim", async () => {
  const { result } = open(live(), new Blob(["photo"]));
  const worker = await theWorker();
  act(() => worker.says({ type: "ready" }));
  await waitFor(() => expect(worker.asked).toHaveLength(1));
  expect(worker.asked[0]).toMatchObject({
    type: "photo",
    frame: { box: { x: 0, y: 200, width: 900, height: 1200 } },
  });
  const pose = {
    pose: { yaw: 4, pitch: -2, roll: 1 },
    place: { centre: { x: 0.5, y: 0.5 }, width: 0.5 },
    outlines: [],
  };
  act(() => worker.says({ type: "pose", pose }));
  await waitFor(() => expect(result.current.target).toEqual(pose));
});
