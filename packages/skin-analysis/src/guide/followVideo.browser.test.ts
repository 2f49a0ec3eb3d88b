import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CaptureGuide } from "./captureGuide.ts";
import { followVideo } from "./followVideo.ts";
import type { GuideFrame } from "./guideEngine.ts";

const box = { x: 80, y: 20, width: 300, height: 400 };
const aim = { oval: { centre: { x: 0.5, y: 0.5 }, width: 0.6, height: 0.6 }, target: null };
let video: HTMLVideoElement;

beforeEach(async () => {
  video = document.createElement("video");
  video.muted = true;
  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 } });
  await video.play();
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const track of (video.srcObject as MediaStream).getTracks()) track.stop();
});

/** A guide that takes one frame at a time, and gives it back when it is told to. */
function slowGuide() {
  const shown: GuideFrame[] = [];
  let free = true;
  let judged = (): void => undefined;
  const guide: CaptureGuide = {
    isFree: () => free,
    look: (frame) => {
      free = false;
      shown.push(frame);
      frame.picture.close();
      return new Promise((resolve) => {
        judged = resolve;
      });
    },
    poseIn: () => Promise.resolve(null),
    end: () => undefined,
  };
  return {
    guide,
    shown,
    done: () => {
      free = true;
      judged();
    },
  };
}

test("a guide is shown a frame only when it is free, and none once it is stopped", async () => {
  const { guide, shown, done } = slowGuide();
  const stop = followVideo(video, guide, () => ({ box, aim }));
  await expect.poll(() => shown.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(shown).toHaveLength(1);
  expect(shown[0]!.picture).toBeInstanceOf(VideoFrame);
  expect(shown[0]!.box).toEqual(box);
  done();
  await expect.poll(() => shown.length).toBe(2);
  stop();
  done();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(shown).toHaveLength(2);
});

test("a browser without video frames copies the part that is looked at", async () => {
  vi.stubGlobal("VideoFrame", undefined);
  const { guide, shown } = slowGuide();
  const stop = followVideo(video, guide, () => ({ box, aim }));
  await expect.poll(() => shown.length).toBe(1);
  stop();
  expect(shown[0]!.picture).toBeInstanceOf(ImageBitmap);
  expect(shown[0]!.box).toEqual({ x: 0, y: 0, width: 300, height: 400 });
});
