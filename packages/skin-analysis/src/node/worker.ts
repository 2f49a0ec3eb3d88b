/** Entry file of the analysis thread: loads the models once, then answers one photo after the other. */
import { parentPort, workerData } from "node:worker_threads";
import { createFaceFinder } from "../mesh/faceFinder.ts";
import { analysePhoto } from "./analysePhoto.ts";
import type { AnalysisOutcome } from "./analysisOutcome.ts";
import { fileModelSource } from "./fileModelSource.ts";
import type { AnalysisReply, AnalysisRequest, WorkerSettings } from "./workerMessages.ts";

const { assetsFolder }: WorkerSettings = workerData;
const findFaces = createFaceFinder(fileModelSource(assetsFolder));
const port = parentPort;

async function answer({ photo }: AnalysisRequest): Promise<AnalysisOutcome> {
  return analysePhoto(photo, await findFaces);
}

port?.on("message", (request: AnalysisRequest) => {
  answer(request).then(
    (reply: AnalysisReply) => port.postMessage(reply),
    // An uncaught error ends the thread; the analyser then reports `internal` and starts a new one.
    (error: unknown) => {
      throw error;
    },
  );
});
