/** Entry file of the analysis thread: loads the models once, then answers one photo after the other. */
import { parentPort, workerData } from "node:worker_threads";
import type { ReadAge } from "../core/analyseFace.ts";
import { createAgeReader } from "../mesh/ageReader.ts";
import { createFaceFinder } from "../mesh/faceFinder.ts";
import { analysePhoto } from "./analysePhoto.ts";
import type { AnalysisOutcome } from "./analysisOutcome.ts";
import { fileModelSource } from "./fileModelSource.ts";
import type { AnalysisReply, AnalysisRequest, WorkerSettings } from "./workerMessages.ts";

const { assetsFolder }: WorkerSettings = workerData;
const source = fileModelSource(assetsFolder);
const findFaces = createFaceFinder(source);
const port = parentPort;

let ageReader: Promise<ReadAge> | undefined;

async function answer({ photo, perceivedAge }: AnalysisRequest): Promise<AnalysisOutcome> {
  const finder = await findFaces;
  // Not before somebody asks: most installations may never.
  if (perceivedAge) ageReader ??= createAgeReader(source);
  return analysePhoto(photo, finder, perceivedAge ? await ageReader : undefined);
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
