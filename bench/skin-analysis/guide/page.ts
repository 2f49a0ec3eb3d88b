/** The page of the bench: a camera, the guide, and what it says of each frame. */
import { followVideo, startCaptureGuide, type Conditions } from "@carnation/skin-analysis/guide";
import { captureOval, frameCrop } from "@carnation/ui/capture-frame";
import type { GuideRun, GuideStart } from "./guideRun.ts";

const ASPECT_RATIO = 3 / 4;

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

const times: number[] = [];
const said: Conditions[] = [];
let ended: (reason: string) => void = () => undefined;
const failure = new Promise<never>((_, reject) => {
  ended = (reason) => reject(new Error(reason));
});

async function start(): Promise<GuideStart> {
  const video = document.querySelector("video");
  if (!video) throw new Error("The page has no video.");
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { width: { ideal: 2560 }, height: { ideal: 2560 } },
  });
  video.srcObject = stream;
  await video.play();
  const started = performance.now();
  const guide = startCaptureGuide({
    onConditions: (conditions) => {
      times.push(performance.now());
      said.push(conditions);
    },
    onFailure: (reason) => ended(reason),
  });
  const aim = { oval: captureOval(ASPECT_RATIO), target: null };
  followVideo(video, guide, () => ({
    box: frameCrop({ width: video.videoWidth, height: video.videoHeight }, ASPECT_RATIO),
    aim,
  }));
  while (times.length === 0) await Promise.race([wait(20), failure]);
  return {
    picture: `${video.videoWidth} x ${video.videoHeight}`,
    startedAfter: (times[0] ?? Number.NaN) - started,
  };
}

async function watch(milliseconds: number): Promise<GuideRun> {
  const first = times.length;
  await Promise.race([wait(milliseconds), failure]);
  const seen = times.slice(first);
  return {
    gaps: seen.slice(1).map((time, k) => time - (seen[k] ?? 0)),
    watched: (seen.at(-1) ?? 0) - (seen[0] ?? 0),
    said: said
      .slice(first)
      .map((conditions) =>
        conditions.map((condition) => ("code" in condition ? condition.code : condition.state)).join(" "),
      ),
  };
}

Object.assign(globalThis, { startCamera: start, watchCamera: watch });
