import {
  type Actor,
  aiSettingsValues,
  customerPicturePath,
  defaultAiSettings,
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  documentPaths,
  emptyRoutine,
  judgementOf,
} from "@carnation/domain";
import { randomUUID } from "node:crypto";
import { deleteAccount, keepAccount } from "../../account/leaving/deleteAccount.ts";
import { endSessions, syncEmail } from "../../account/credentials/credentials.ts";
import { updateAccount } from "../../account/managing/updateAccount.ts";
import { rejudgeDiagnoses } from "../../ai-settings/rejudgeDiagnoses.ts";
import { aiEnvironment } from "../../ai-settings/tryAiSettings.ts";
import { saveAiSettings, setPerceivedAge } from "../../ai-settings/saveAiSettings.ts";
import type { Backend } from "../../backend.ts";
import { analyseAgain } from "../../diagnosis/queue/retryDiagnosis.ts";
import { saveComparisonRecap } from "../../comparison/saveComparisonRecap.ts";
import { writeComparisonRecap } from "../../comparison/writeComparisonRecap.ts";
import { countAccount } from "../../counters/countAccount.ts";
import { countCatalogue } from "../../counters/countCatalogue.ts";
import { customersApi } from "../../customers/customersApi.ts";
import { recordConsent } from "../../customers/recordConsent.ts";
import { associateDiagnosis } from "../../diagnosis/associateDiagnosis.ts";
import { endDone, endWithError } from "../../diagnosis/endDiagnosis.ts";
import { saveMarks } from "../../diagnosis/saveMarks.ts";
import { readCatalogue } from "../../diagnosis/readProposal.ts";
import { carryOutErasure } from "../../erasure/carryOutErasure.ts";
import { deleteDiagnosis } from "../../erasure/requestErasure.ts";
import { announceNews } from "../../news/announceNews.ts";
import { countTags } from "../../news/countNews.ts";
import { registerUserToNews } from "../../news/registerUserToNews.ts";
import { hideBilling } from "../../profile/hideBilling.ts";
import { saveRoutine } from "../../routine/saveRoutine.ts";
import { deleteSubcategory } from "../../subcategory/deleteSubcategory.ts";

const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: true };
const sophie: Actor = { uid: "sophie", role: "admin", active: true, subscribed: true };
const token = () => ({ auth_time: Math.floor(Date.now() / 1000) });
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
const payment = {
  endSubscriptions: () => Promise.resolve(),
  changeEmail: () => Promise.resolve(),
};

/** Where the documents stand that writers find, and the fields that they have whatever else is stored. */
export const documents = {
  user: "users/claire",
  customer: "users/claire/customers/anais",
  diagnosis: "users/claire/diagnosis/d1",
  older: "users/claire/diagnosis/d0",
  recap: "users/claire/ia-recaps/d0-d1",
  quote: "users/claire/quotes/q1",
  billing: "users/claire/private/billing",
  totals: "users/claire/statistics/totals",
  settings: "settings/ai",
  display: "settings/display",
  recommendation: "recommendations/serum",
  subcategory: "subcategories/led",
  article: "news/n1",
  tag: "tags/t1",
  appTotals: "statistics/totals",
} as const;

/** A document that writers find. */
export type DocumentName = keyof typeof documents;

/** One way in which stored documents are changed. */
export interface Writer {
  /** What it stands for: exports of `index.ts`. */
  readonly of: readonly string[];
  /** What it needs of the documents: these fields are as given, whatever else is stored. */
  readonly needs?: Readonly<Partial<Record<DocumentName, Readonly<Record<string, unknown>>>>>;
  readonly act: (backend: Backend) => Promise<unknown>;
  /** The fields that the request names, or that are the writer's own, by document. */
  readonly writes: Readonly<Partial<Record<DocumentName, readonly string[]>>>;
  /** Lists to which lines are added: what stands there stays. */
  readonly appends?: Readonly<Partial<Record<DocumentName, readonly string[]>>>;
  /** Documents that it deletes. */
  readonly deletes?: readonly DocumentName[];
}

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
const aboutAnais = (backend: Backend) => ({ customer: backend.db.doc(documents.customer) });
const steps = ["morning", "evening", "weekly", "cabin"].map((moment) => `routine.${moment}`);

const resultEntry = (id: number, value: number) => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }] },
});

const embeddedOnly = aiEnvironment({ hasRemote: false, hasRecapModel: false });
const perDay = () => {
  const values = aiSettingsValues(defaultAiSettings());
  return { ...values, limits: { ...values.limits, diagnosesPerDay: 1 + Math.floor(Math.random() * 150) } };
};

/**
 * Every way in which the functions change a document that is there, each with what it may change. One row for each writer: the
 * table is long because they are many, and is read and searched as one.
 */
export const writers: Readonly<Record<string, Writer>> = {
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
  "a subcategory is replaced by another one": {
    of: ["deletesubcategory"],
    needs: { subcategory: { category: "other" }, recommendation: { subcategory: "subcategories/led" } },
    act: async (backend) => {
      await backend.db.doc("subcategories/massage").set({ category: "other" });
      await deleteSubcategory(backend, sophie, { id: "led", replacement: "massage" });
    },
    writes: { recommendation: ["subcategory", "updated"], user: ["enabled_subcategories"] },
    deletes: ["subcategory"],
  },
  "an account is deactivated": {
    of: ["updateaccount"],
    needs: { user: { role: "customer" } },
    act: (backend) =>
      updateAccount(backend, { actor: sophie, token: token(), payment }, { uid: "claire", active: false }),
    writes: { user: ["active", "access_changed"] },
  },
  "an administrator changes who somebody is": {
    of: ["updateaccount"],
    needs: { user: { role: "customer" } },
    act: (backend) => {
      const change = { uid: "claire", firstname: "Claire", company: "Lumière de peau", hidden_criterias: [] };
      return updateAccount(backend, { actor: sophie, token: token(), payment }, change);
    },
    writes: { user: ["firstname", "company", "hidden_criterias"] },
  },
  "an address is copied": {
    of: ["syncemail"],
    act: (backend) => syncEmail(backend, claire, payment),
    writes: { user: ["email"] },
  },
  "sessions are ended": {
    of: ["endsessions", "passwordchanged"],
    act: (backend) => endSessions(backend, claire, token()),
    writes: { user: ["sessions_ended"] },
  },
  "an account is to be erased": {
    of: ["deleteaccount"],
    act: (backend) =>
      deleteAccount(
        backend,
        { actor: claire, token: token(), payment },
        { confirmation: "claire@test.example" },
      ),
    writes: { user: ["deletion"] },
  },
  "an account is kept": {
    of: ["keepaccount"],
    needs: { user: { deletion: { requested: new Date(0), due: new Date(1) } } },
    act: (backend) => keepAccount(backend, claire),
    writes: { user: ["deletion"] },
  },
  "a device is told of the news": {
    of: ["registerusertonews"],
    act: (backend) => registerUserToNews(backend, claire, { token: "t".repeat(60) }),
    writes: { user: ["notifications.news"] },
  },
  "the billing of an account is hidden": {
    of: ["hideAccountBilling"],
    needs: { user: { billing: { name: "Institut", vat: { number: "FR1" } } } },
    act: ({ db }) => hideBilling(db, "claire"),
    writes: { user: ["billing"], billing: ["name", "vat.number"] },
  },
  "what an account has is counted": {
    of: ["countUsers", "countClients", "countDiagnoses", "countSubscriptions", "countRecommendations"],
    act: ({ db }) => countAccount(db, "claire"),
    writes: { totals: ["customers_total", "invoices_total", "recommendations_total"], user: ["summary"] },
  },
  "what the catalogue has is counted": {
    of: ["countSubcategories", "countContraindications", "countCoupons", "countArticles", "countUsers"],
    act: ({ db }) => countCatalogue(db, db.collection("subcategories"), "subcategories_total"),
    writes: { appTotals: ["subcategories_total"] },
  },
  "the articles of tags are counted": {
    of: ["countArticles"],
    needs: { tag: { text: "Soin" } },
    act: ({ db }) => countTags(db),
    writes: { tag: ["news_count"] },
  },
  "an article is announced": {
    of: ["announceArticle"],
    needs: { article: { published: true, notify: true, createdAt: new Date(0), notified: null } },
    act: ({ db }) => announceNews(db, { tell: () => Promise.resolve([]) }, "n1"),
    writes: { article: ["notified"] },
  },
  "the settings of the analysis are saved": {
    of: ["saveaisettings"],
    needs: { settings: { version: 4 } },
    act: ({ db }) => saveAiSettings(db, sophie, { version: 4, values: perDay() }, embeddedOnly),
    // What the form shows is what is saved; stored values that make no sense are not shown, and stay.
    writes: {
      settings: ["version", "updated", "updatedBy", "limits.diagnosesPerDay"],
      display: ["version", "recommendations", "criteria"],
    },
  },
  "the perceived age is switched": {
    of: ["setperceivedage"],
    needs: { settings: { version: 4 } },
    act: ({ db }) => setPerceivedAge(db, sophie, { enabled: true }),
    writes: {
      settings: ["version", "updated", "updatedBy", "perceivedAge"],
      display: ["version", "recommendations", "criteria"],
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

/** Fields that writers ask about: with them a writer gets as far as writing. */
export const usual = (
  backend: Backend,
): Readonly<Partial<Record<DocumentName, Record<string, unknown>>>> => ({
  user: { active: true },
  diagnosis: { ...aboutAnais(backend), created: new Date("2026-11-20T10:00:00Z") },
  older: { ...aboutAnais(backend), created: new Date("2026-06-20T10:00:00Z") },
  tag: { text: "Soin" },
});
