import { act, cleanup, render, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CaptureEvent } from "./captureEvent.ts";
import { CaptureFrame } from "./CaptureFrame.tsx";
import { grabFrame } from "./grabFrame.ts";
import { type CameraOptions, useCamera } from "./useCamera.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const openHook = (options: CameraOptions = {}) =>
  renderHook((given: CameraOptions) => useCamera(given), { initialProps: options });
const live = { timeout: 5000 };

test("the camera opens, and its light goes out when it is not active or not shown any more", async () => {
  const { result, rerender, unmount } = openHook();
  expect(["asking", "starting"]).toContain(result.current.status);
  await vi.waitFor(() => expect(result.current.status).toBe("live"), live);
  const [first] = result.current.stream!.getVideoTracks();
  expect(first!.readyState).toBe("live");

  rerender({ active: false });
  expect(result.current.status).toBe("off");
  expect(result.current.stream).toBeNull();
  expect(first!.readyState).toBe("ended");

  rerender({ active: true });
  await vi.waitFor(() => expect(result.current.status).toBe("live"), live);
  const [second] = result.current.stream!.getVideoTracks();
  unmount();
  expect(second!.readyState).toBe("ended");
});

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "absent"],
  ["NotReadableError", "busy"],
] as const)("%s is told as %s, and asking again can succeed", async (name, status) => {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValueOnce(new DOMException("", name));
  const { result } = openHook();
  await vi.waitFor(() => expect(result.current.status).toBe(status), live);
  act(() => result.current.restart());
  await vi.waitFor(() => expect(result.current.status).toBe("live"), live);
});

test("a camera that is plugged in is taken", async () => {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValueOnce(
    new DOMException("", "NotFoundError"),
  );
  const { result } = openHook();
  await vi.waitFor(() => expect(result.current.status).toBe("absent"), live);
  act(() => {
    navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
  });
  await vi.waitFor(() => expect(result.current.status).toBe("live"), live);
});

test("a camera that stops by itself is asked for again", async () => {
  const { result } = openHook();
  await vi.waitFor(() => expect(result.current.status).toBe("live"), live);
  const { stream } = result.current;
  act(() => {
    stream!.getVideoTracks()[0]!.dispatchEvent(new Event("ended"));
  });
  await vi.waitFor(() => {
    expect(result.current.status).toBe("live");
    expect(result.current.stream).not.toBe(stream);
  }, live);
});

test("the photo is what the frame shows, as wide and high as the camera allows", async () => {
  const { result } = openHook();
  await vi.waitFor(() => expect(result.current.stream).not.toBeNull(), live);
  const { stream } = result.current;
  const photo = vi.fn<(photo: Promise<Blob | null>) => void>();
  const view = render(
    <CaptureFrame
      stream={stream}
      countdownSeconds={0}
      onCapture={({ video, aspectRatio }) => photo(grabFrame(video, { aspectRatio }))}
    />,
  );
  const video = view.container.querySelector("video")!;
  await vi.waitFor(() => expect(video.videoWidth).toBeGreaterThan(0), live);
  act(() => view.getByRole("button", { name: "Prendre la photo" }).click());
  const picture = await createImageBitmap((await photo.mock.lastCall![0])!);
  expect(picture.width / picture.height).toBeCloseTo(3 / 4, 2);
  expect(picture.height).toBe(video.videoHeight);
});

test("the host is told of the live video, of the frame's shape, and that it is gone", async () => {
  const { result } = openHook();
  await vi.waitFor(() => expect(result.current.stream).not.toBeNull(), live);
  const { stream } = result.current;
  const told = vi.fn<(live: CaptureEvent | null) => void>();
  const shown = (given: MediaStream | null, minSide = 0) => (
    <CaptureFrame stream={given} minSide={minSide} onLive={told} onCapture={vi.fn()} />
  );
  const view = render(shown(stream));
  const video = view.container.querySelector("video")!;
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith({ video, aspectRatio: 0.75 }), live);
  view.rerender(shown(stream, video.videoHeight));
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith({ video, aspectRatio: 1 }), live);
  const count = told.mock.calls.length;
  view.rerender(shown(null));
  expect(told.mock.calls.slice(count)).toEqual([[null]]);
  view.unmount();
  expect(told).toHaveBeenCalledTimes(count + 1);
});
