/** A worker without an engine: the text of the photo says what becomes of it, so that a queue can be tried in no time. */
import { parentPort } from "node:worker_threads";
import type { AnalysisReply, AnalysisRequest } from "../node/workerMessages.ts";

let answered = 0;

parentPort?.on("message", ({ photo }: AnalysisRequest) => {
  const [word, wait = "0"] = new TextDecoder().decode(photo).split(" ");
  if (word === "hang") return;
  if (word === "crash") throw new Error("crash");
  answered += 1;
  // The width is how many photos this thread has answered.
  const reply: AnalysisReply = {
    ok: true,
    entries: [],
    masks: {
      version: 1,
      engine_version: "echo",
      masks: [],
      hidden: [],
      anchors: [],
      face: { aspect: 1, outlines: [] },
    },
    engineVersion: word ?? "",
    photo: { width: answered, height: 1 },
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window, has no origin
  setTimeout(() => parentPort?.postMessage(reply), Number(wait));
});
