/** The page of the bench: a camera, the guide, and what it says of each frame. */
import { followVideo, startCaptureGuide, type Conditions } from "@carnation/skin-analysis/guide";
import { captureOval, frameCrop } from "@carnation/ui/capture-frame";
import type { GuideRun } from "./guideRun.ts";

const ASPECT_RATIO = 3 / 4;

async function watch(milliseconds: number): Promise<GuideRun> {
  const video = document.querySelector("video");
  if (!video) throw new Error("The page has no video.");
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { width: { ideal: 2560 }, height: { ideal: 2560 } },
  });
  video.srcObject = stream;
  await video.play();
  const times: number[] = [];
  const said: Conditions[] = [];
  const started = performance.now();
  let ended: (reason: string) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    ended = (reason) => reject(new Error(reason));
  });
  const guide = startCaptureGuide({
    onConditions: (conditions) => {
      times.push(performance.now());
      said.push(conditions);
    },
    onFailure: (reason) => ended(reason),
  });
  const aim = { oval: captureOval(ASPECT_RATIO), target: null };
  const stop = followVideo(video, guide, () => ({
    box: frameCrop({ width: video.videoWidth, height: video.videoHeight }, ASPECT_RATIO),
    aim,
  }));
  const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
  while (times.length === 0) await Promise.race([wait(20), failure]);
  await Promise.race([wait(milliseconds), failure]);
  stop();
  guide.end();
  return {
    picture: `${video.videoWidth} x ${video.videoHeight}`,
    startedAfter: (times[0] ?? Number.NaN) - started,
    gaps: times.slice(1).map((time, k) => time - (times[k] ?? 0)),
    watched: (times.at(-1) ?? 0) - (times[0] ?? 0),
    said: said.map((conditions) =>
      conditions.map((condition) => ("code" in condition ? condition.code : condition.state)).join(" "),
    ),
  };
}

Object.assign(globalThis, { watchCamera: watch });
