import { emptyRoutine } from "@carnation/domain/routine";
import { defaultAiSettings } from "@carnation/product/ai-settings";
import { judgementOf } from "@carnation/product/judgement";
import {
  customerPicturePath,
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  documentPaths,
} from "@carnation/product/path";
import { randomUUID } from "node:crypto";
import { rejudgeDiagnoses } from "../../ai-settings/rejudgeDiagnoses.ts";
import { analyseAgain } from "../../diagnosis/queue/retryDiagnosis.ts";
import { saveComparisonRecap } from "../../comparison/saveComparisonRecap.ts";
import { writeComparisonRecap } from "../../comparison/writeComparisonRecap.ts";
import { customersApi } from "../../customers/customersApi.ts";
import { recordConsent } from "../../customers/recordConsent.ts";
import { associateDiagnosis } from "../../diagnosis/associateDiagnosis.ts";
import { endDone, endWithError } from "../../diagnosis/endDiagnosis.ts";
import { saveMarks } from "../../diagnosis/saveMarks.ts";
import { readCatalogue } from "../../diagnosis/readProposal.ts";
import { carryOutErasure } from "../../erasure/carryOutErasure.ts";
import { deleteDiagnosis } from "../../erasure/requestErasure.ts";
import { saveRoutine } from "../../routine/saveRoutine.ts";
import { claire, documents, sophie, type Writer } from "./writer.ts";

const markFile = JSON.stringify({
  version: 1,
  engine_version: "carnation-1",
  masks: [
    {
      name: "pigmentation_spots",
      type: "polygon",
      shapes: [],
      places: [],
      marks: { aspect: 1, half: 12, power: 1, added: { radius: 50, mm: 3, load: 1 }, each: [] },
    },
  ],
});
const names = { id: "anais", firstname: "Anaïs", lastname: "Morel", email: "anais@exemple.fr" };
const named = ["firstname", "lastname", "email", "updated"];
const recapFields = [
  "oldDiagnosisId",
  "newDiagnosisId",
  "text",
  "state",
  "source",
  "disclaimer",
  "created",
  "attempt",
];
const pair = { oldDiagnosisId: "d0", newDiagnosisId: "d1" };
const steps = ["morning", "evening", "weekly", "cabin"].map((moment) => `routine.${moment}`);

const resultEntry = (id: number, value: number) => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }] },
});

/** Writers of clients, of their diagnoses and of what is made of them. */
export const clientWriters: Readonly<Record<string, Writer>> = {
  "a client is changed with the specification's five fields": {
    of: ["customersApi"],
    needs: { customer: { picture: "anais.jpg" } },
    act: (backend) => customersApi(backend, claire, { ...names, picture: "anais.jpg" }),
    writes: { customer: named, totals: ["customers_total"] },
  },
  "a client is changed with what the product adds": {
    of: ["customersApi"],
    act: (backend) => customersApi(backend, claire, { ...names, notes: "Peau sèche", birth_year: 1985 }),
    writes: { customer: [...named, "notes", "birth_year"], totals: ["customers_total"] },
  },
  "the creation of a client is sent again": {
    of: ["customersApi"],
    act: (backend) =>
      customersApi(backend, claire, { ...names, id: undefined, consent: true, request: "anais" }),
    writes: { customer: [...named, "consent"], totals: ["customers_total"] },
    appends: { customer: ["consents"] },
  },
  "a picture is attached": {
    of: ["customersApi"],
    act: async (backend) => {
      await backend.files.create(customerPicturePath("claire", "anais.png"), "png", "image/png");
      return customersApi(backend, claire, { id: "anais", picture: "anais.png" });
    },
    writes: { customer: ["picture"] },
  },
  "a consent is recorded": {
    of: ["recordconsent"],
    act: (backend) => recordConsent(backend, claire, { id: "anais", purpose: "email", given: true }),
    writes: { customer: ["consent"] },
    appends: { customer: ["consents"] },
  },
  "the last diagnosis of a client is deleted": {
    of: ["deletediagnosis"],
    act: (backend) => deleteDiagnosis(backend, claire, { id: "d1" }),
    writes: { customer: ["last_diagnostic"] },
    deletes: ["diagnosis"],
  },
  "a routine is saved": {
    of: ["saveroutine"],
    needs: { diagnosis: { state: "done" }, customer: { contraindications: [] } },
    act: (backend) =>
      saveRoutine(backend, claire, { ...emptyRoutine, diagnosisId: "d1", version: undefined }),
    writes: {
      diagnosis: [
        "routine.nextPhoto",
        "routine.note",
        "routine.discount",
        "routine.version",
        "routine_recommendations",
      ],
      customer: ["last_diagnostic.next_photo"],
    },
    appends: { diagnosis: steps },
  },
  "the marks of a diagnosis are verified": {
    of: ["savemarks"],
    needs: { diagnosis: { state: "done" } },
    act: async (backend) => {
      await backend.files.create(diagnosisMasksPath("claire", "d1"), markFile, "application/json");
      const said = { struck: [], kept: [], added: [], confirmed: true, version: 0 };
      await saveMarks(backend, claire, { diagnosisId: "d1", criterion: 39, ...said });
    },
    writes: { diagnosis: ["mark_reviews"] },
  },
  "a quick diagnosis gets its client": {
    of: ["associatediagnosis"],
    needs: {
      customer: { consent: true },
      diagnosis: { customer: null, state: "done" },
      quote: { diagnosis: "d1" },
    },
    act: (backend) => associateDiagnosis(backend, claire, { id: "d1", customerId: "anais" }),
    writes: {
      diagnosis: ["customer", "recommendations"],
      customer: ["last_diagnostic"],
      quote: ["customer"],
    },
  },
  "a diagnosis is done": {
    of: ["workAnalysisQueue", "resumeAnalysisQueue"],
    needs: { diagnosis: { state: "started" } },
    act: async (backend) => {
      const settings = defaultAiSettings();
      const catalogue = await readCatalogue(backend.db, "claire", settings);
      const ending = { uid: "claire", diagnosis: backend.db.doc(documents.diagnosis), analysisMs: 9 };
      const judgement = judgementOf(settings);
      await endDone(backend.db, ending, { engineVersion: "1", result: [], catalogue, judgement });
    },
    writes: {
      diagnosis: [
        "state",
        "result_source",
        "engine_version",
        "judgement",
        "finished",
        "measured",
        "recommendations",
      ],
      customer: ["last_diagnostic"],
    },
  },
  "a diagnosis ends in error": {
    of: ["workAnalysisQueue", "createphonelink", "sendphonephoto"],
    needs: { diagnosis: { state: "started" } },
    act: ({ db }) =>
      endWithError(db, { uid: "claire", diagnosis: db.doc(documents.diagnosis), analysisMs: 9 }, "timeout"),
    writes: { diagnosis: ["state", "error", "finished"] },
  },
  "a failed diagnosis is analysed again": {
    of: ["retrydiagnosis"],
    needs: { diagnosis: { state: "error", error: "busy", consent: true, customer: null } },
    act: async (backend) => {
      await backend.files.create(diagnosisPhotoPath("claire", "d1"), "…", "image/jpeg");
      await analyseAgain(backend, { uid: "claire", id: "d1" });
    },
    writes: { diagnosis: ["state", "error", "finished"] },
  },
  "the photos of a client are erased": {
    of: ["carryOutErasure", "erasePhotos"],
    needs: { customer: { picture: "anais.jpg" } },
    act: async (backend) => {
      const erasure = backend.db.doc(documentPaths.erasure("claire", randomUUID()));
      await erasure.set({ kind: "photos", target: "anais" });
      await carryOutErasure(backend, "claire", erasure.id);
    },
    writes: {
      customer: ["picture"],
      diagnosis: ["state", "error", "finished"],
      older: ["state", "error", "finished"],
    },
  },
  "a diagnosis is judged anew": {
    of: ["rejudgediagnoses"],
    needs: { settings: { version: 4 }, diagnosis: { state: "done" }, older: { state: "done" } },
    act: ({ db }) => rejudgeDiagnoses(db, sophie, { version: 4, apply: true, cursor: null }),
    writes: { diagnosis: ["judgement"], older: ["judgement"] },
  },
  "a recap is saved": {
    of: ["savecomparisonrecap"],
    needs: { diagnosis: { state: "done" }, older: { state: "done" } },
    act: (backend) => saveComparisonRecap(backend, claire, { ...pair, text: "La peau est plus nette." }),
    writes: { recap: recapFields },
  },
  "a recap is written anew": {
    of: ["getdiagnosiscomparisonrecap"],
    needs: {
      diagnosis: { state: "done", result_source: "file" },
      older: { state: "done", result_source: "file" },
    },
    act: async (backend) => {
      for (const id of ["d0", "d1"]) {
        const result = JSON.stringify([resultEntry(32, 60), resultEntry(33, 70)]);
        await backend.files.create(diagnosisResultPath("claire", id), result, "application/json");
      }
      return writeComparisonRecap(backend, claire, { ...pair, regenerate: true }, null);
    },
    writes: { recap: recapFields },
  },
};
