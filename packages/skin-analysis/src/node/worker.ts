/** Entry file of the analysis thread: loads the models once, then answers one photo after the other. */
import { parentPort, workerData } from "node:worker_threads";
import { createFaceFinder } from "../mesh/faceFinder.ts";
import { type AgeModel, loadAgeModel } from "./ageModel.ts";
import { analysePhoto } from "./analysePhoto.ts";
import type { AnalysisOutcome } from "./analysisOutcome.ts";
import { fileModelSource } from "./fileModelSource.ts";
import type { AnalysisReply, AnalysisRequest, WorkerSettings } from "./workerMessages.ts";

const { assetsFolder, ageModelFolder }: WorkerSettings = workerData;
const source = fileModelSource(assetsFolder);
const findFaces = createFaceFinder(source);
const port = parentPort;

let loaded: AgeModel | undefined;

/** The age model; files that could not be read are looked at again for the next photo. */
async function ageModel(): Promise<AgeModel> {
  const model = loaded ?? (await loadAgeModel(ageModelFolder));
  if (model.problem === undefined) loaded = model;
  return model;
}

async function answer({ photo, perceivedAge }: AnalysisRequest): Promise<AnalysisOutcome> {
  const finder = await findFaces;
  // Not before somebody asks: most installations may never.
  if (!perceivedAge) return analysePhoto(photo, finder);
  const { readAge, problem } = await ageModel();
  const outcome = await analysePhoto(photo, finder, readAge);
  return outcome.ok && problem !== undefined ? { ...outcome, problem } : outcome;
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
