import { callables } from "@carnation/product/callable";
import { ageModelProblem } from "@carnation/skin-analysis/node";
import { onRequest } from "firebase-functions/https";
import { onSchedule } from "firebase-functions/scheduler";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { previewDefaultRetention } from "../account/leaving/previewRetention.ts";
import { rejudgeDiagnoses } from "../ai-settings/rejudgeDiagnoses.ts";
import { saveAiSettings, setPerceivedAge } from "../ai-settings/saveAiSettings.ts";
import { aiEnvironment, readAiEnvironment, tryAiSettings } from "../ai-settings/tryAiSettings.ts";
import { ageModelFolder } from "../ports/analysis/ageModelFolder.ts";
import { chooseAnalysis } from "../ports/analysis/chooseAnalysis.ts";
import { embeddedAnalysis } from "../ports/analysis/embeddedAnalysis.ts";
import { configuredRemote } from "../ports/analysis/remote/configuredRemote.ts";
import { backend } from "../backend/backend.ts";
import { compareDiagnosis } from "../comparison/compareDiagnosis.ts";
import { configuredRecapModel } from "../ports/model/recapModel.ts";
import { saveComparisonRecap } from "../comparison/saveComparisonRecap.ts";
import { writeComparisonRecap } from "../comparison/writeComparisonRecap.ts";
import { analysisSecrets } from "../ports/analysis/remote/remoteSettings.ts";
import {
  EMBEDDED_LIMITS,
  QUEUE_FUNCTION_SECONDS,
  QUEUE_WORK_MS,
  REMOTE_LANES,
} from "../ports/analysis/analysisLimits.ts";
import { associateDiagnosis } from "../diagnosis/associateDiagnosis.ts";
import { createQueueWorker } from "../diagnosis/queue/createQueueWorker.ts";
import { retryDiagnosis } from "../diagnosis/queue/retryDiagnosis.ts";
import { saveMarks } from "../diagnosis/saveMarks.ts";
import { startDiagnosis as startDiagnosisFor } from "../diagnosis/startDiagnosis.ts";
import { createPhoneLink } from "../phone/createPhoneLink.ts";
import { receivePhonePhoto } from "../phone/receivePhonePhoto.ts";
import { callable } from "./callable.ts";
import { onDocumentCreated } from "./triggers.ts";

/** Beside the bundle; when the source runs directly there is none, and the engine finds its own. */
const bundledWorker = new URL("./analysisWorker.js", import.meta.url);
const ageModelDir = ageModelFolder(new URL("./age-model/", import.meta.url));
const embedded = embeddedAnalysis(EMBEDDED_LIMITS, {
  bundled: existsSync(fileURLToPath(bundledWorker))
    ? { workerUrl: bundledWorker, assetsDir: new URL("./assets/", import.meta.url) }
    : undefined,
  ageModelDir,
});

export const startDiagnosis = callable(callables.startDiagnosis, ({ db }, actor, payload) =>
  startDiagnosisFor(db, actor, payload),
);

export const createphonelink = callable(callables.createphonelink, ({ db }, actor, payload) =>
  createPhoneLink(db, actor, payload),
);

/** For a phone that is signed in nowhere: the link is all that it has. Each holds a photo of up to 20 MiB, twice while it is stored. */
export const sendphonephoto = onRequest(
  { memory: "1GiB", concurrency: 8 },
  async ({ method, headers, rawBody }, response) => {
    const { status, body } = await receivePhonePhoto(backend(), { method, headers, body: rawBody });
    response.status(status).set("Cache-Control", "no-store").json(body);
  },
);

export const associatediagnosis = callable(callables.associatediagnosis, associateDiagnosis);

export const retrydiagnosis = callable(callables.retrydiagnosis, retryDiagnosis);

export const savemarks = callable(callables.savemarks, saveMarks);

const worker = createQueueWorker({
  engine: (settings) => chooseAnalysis(settings, { embedded, remote: configuredRemote() }),
  // The embedded engine analyses one photo at a time; a service takes more.
  lanes: ({ engine }) => (engine.name === "remote" ? REMOTE_LANES : 1),
});

const working = () => ({
  memory: "2GiB" as const,
  cpu: 2,
  timeoutSeconds: QUEUE_FUNCTION_SECONDS,
  // An instance works on the whole queue: further photos get instances of their own.
  concurrency: 1,
  secrets: analysisSecrets(),
});

/**
 * A photo was queued: whoever is told works on the queue, whosever photo is next, until the rest is others' work. Only for its
 * own photo it waits while another worker has it: an instance that waits is paid for.
 */
export const workAnalysisQueue = onDocumentCreated(
  { document: "users/{uid}/analysisqueue/{id}", ...working() },
  ({ params }) => worker.work(backend(), QUEUE_WORK_MS, params),
);

/** Holds what no event works on any more: after a long outage of the engine, or an event that was given up. */
export const resumeAnalysisQueue = onSchedule(
  { schedule: "every 5 minutes", timeZone: "Europe/Paris", ...working() },
  () => worker.work(backend(), QUEUE_WORK_MS, null),
);

/** Gives what this deployment is configured for. */
const configuredServices = async () => ({
  hasRemote: configuredRemote() !== null,
  hasRecapModel: configuredRecapModel() !== null,
  hasAgeModel: ageModelDir !== undefined && (await ageModelProblem(ageModelDir)) === null,
});

export const saveaisettings = callable(callables.saveaisettings, async ({ db }, actor, payload) =>
  saveAiSettings(db, actor, payload, aiEnvironment(await configuredServices())),
);

export const setperceivedage = callable(callables.setperceivedage, async ({ db }, actor, payload) =>
  setPerceivedAge(db, actor, payload, aiEnvironment(await configuredServices())),
);

export const previewdefaultretention = callable(callables.previewdefaultretention, (all, actor, payload) =>
  previewDefaultRetention(all, actor, payload),
);

export const rejudgediagnoses = callable(callables.rejudgediagnoses, ({ db }, actor, payload) =>
  rejudgeDiagnoses(db, actor, payload),
);

export const readaienvironment = callable(callables.readaienvironment, async (_all, actor) =>
  readAiEnvironment(actor, await configuredServices()),
);

export const tryaisettings = callable(callables.tryaisettings, (all, actor, payload) =>
  tryAiSettings(all, { embedded, remote: configuredRemote() }, actor, payload),
);

export const comparediagnosis = callable(callables.comparediagnosis, compareDiagnosis);

export const getdiagnosiscomparisonrecap = callable(
  callables.getdiagnosiscomparisonrecap,
  (all, actor, payload) => writeComparisonRecap(all, actor, payload, configuredRecapModel()),
);

export const savecomparisonrecap = callable(callables.savecomparisonrecap, saveComparisonRecap);
