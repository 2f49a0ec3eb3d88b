import { documentPaths, parseAiSettings } from "@carnation/domain";
import { onRequest } from "firebase-functions/https";
import { onObjectFinalized } from "firebase-functions/storage";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rejudgeDiagnoses } from "../ai-settings/rejudgeDiagnoses.ts";
import { saveAiSettings, setPerceivedAge } from "../ai-settings/saveAiSettings.ts";
import { aiEnvironment, readAiEnvironment, tryAiSettings } from "../ai-settings/tryAiSettings.ts";
import { chooseAnalysis } from "../analysis/chooseAnalysis.ts";
import { embeddedAnalysis } from "../analysis/embeddedAnalysis.ts";
import { configuredRemote } from "../analysis/remote/configuredRemote.ts";
import { backend } from "../backend.ts";
import { compareDiagnosis } from "../comparison/compareDiagnosis.ts";
import { configuredRecapModel } from "../comparison/recapModel.ts";
import { saveComparisonRecap } from "../comparison/saveComparisonRecap.ts";
import { writeComparisonRecap } from "../comparison/writeComparisonRecap.ts";
import {
  ANALYSIS_FUNCTION_SECONDS,
  analysisSecrets,
  EMBEDDED_LIMITS,
  RECAP_FUNCTION_SECONDS,
  recapSecrets,
} from "../config.ts";
import { analysePhoto } from "../diagnosis/analysePhoto.ts";
import { associateDiagnosis } from "../diagnosis/associateDiagnosis.ts";
import { diagnosisOfPhoto } from "../diagnosis/photoPath.ts";
import { startDiagnosis as startDiagnosisFor } from "../diagnosis/startDiagnosis.ts";
import { createPhoneLink } from "../phone/createPhoneLink.ts";
import { receivePhonePhoto } from "../phone/receivePhonePhoto.ts";
import { callable } from "./callable.ts";

/** Beside the bundle; when the source runs directly there is none, and the engine finds its own. */
const bundledWorker = new URL("./analysisWorker.js", import.meta.url);
const embedded = embeddedAnalysis(
  EMBEDDED_LIMITS,
  existsSync(fileURLToPath(bundledWorker))
    ? { workerUrl: bundledWorker, assetsDir: new URL("./assets/", import.meta.url) }
    : undefined,
);

export const startDiagnosis = callable(({ db }, actor, payload) => startDiagnosisFor(db, actor, payload));

export const createphonelink = callable(({ db }, actor, payload) => createPhoneLink(db, actor, payload));

/** For a phone that is signed in nowhere: the link is all that it has. */
export const sendphonephoto = onRequest(async ({ method, headers, rawBody }, response) => {
  const { status, body } = await receivePhonePhoto(backend(), { method, headers, body: rawBody });
  response.status(status).set("Cache-Control", "no-store").json(body);
});

export const associatediagnosis = callable(associateDiagnosis);

export const analyseDiagnosisPhoto = onObjectFinalized(
  {
    memory: "2GiB",
    cpu: 2,
    timeoutSeconds: ANALYSIS_FUNCTION_SECONDS,
    retry: true,
    // One is analysed at a time: further photos get instances of their own rather than a long line before this one.
    concurrency: 4,
    secrets: analysisSecrets(),
  },
  async ({ data, time }) => {
    const diagnosis = diagnosisOfPhoto(data.name);
    if (diagnosis === null) return;
    const all = backend();
    const settings = parseAiSettings((await all.db.doc(documentPaths.aiSettings()).get()).data());
    const analysis = chooseAnalysis(settings, { embedded, remote: configuredRemote() });
    await analysePhoto(all, analysis, { ...diagnosis, ageMs: Date.now() - Date.parse(time) });
  },
);

/** What this deployment is configured for. */
const configuredServices = () => ({
  hasRemote: configuredRemote() !== null,
  hasRecapModel: configuredRecapModel() !== null,
});

export const saveaisettings = callable(
  ({ db }, actor, payload) => saveAiSettings(db, actor, payload, aiEnvironment(configuredServices())),
  { secrets: [...analysisSecrets(), ...recapSecrets()] },
);

export const setperceivedage = callable(({ db }, actor, payload) => setPerceivedAge(db, actor, payload));

export const rejudgediagnoses = callable(({ db }, actor, payload) => rejudgeDiagnoses(db, actor, payload));

export const readaienvironment = callable(
  (_all, actor) => Promise.resolve(readAiEnvironment(actor, configuredServices())),
  { secrets: [...analysisSecrets(), ...recapSecrets()] },
);

/** With the memory that an analysis takes. */
export const tryaisettings = callable(
  (all, actor, payload) => tryAiSettings(all, { embedded, remote: configuredRemote() }, actor, payload),
  { memory: "2GiB", cpu: 2, timeoutSeconds: ANALYSIS_FUNCTION_SECONDS, secrets: analysisSecrets() },
);

export const comparediagnosis = callable(compareDiagnosis);

export const getdiagnosiscomparisonrecap = callable(
  (all, actor, payload) => writeComparisonRecap(all, actor, payload, configuredRecapModel()),
  { timeoutSeconds: RECAP_FUNCTION_SECONDS, secrets: recapSecrets() },
);

export const savecomparisonrecap = callable(saveComparisonRecap);
