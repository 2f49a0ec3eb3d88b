import type * as endpoints from "../../index.ts";
import { emptyRoutine } from "@carnation/domain/routine";
import { aiSettingsValues, defaultAiSettings } from "@carnation/product/ai-settings";
import type { CallableName } from "@carnation/product/callable";
import { step } from "../../quotes/testing/sellers.ts";

/** Person who calls: an account of `openCallableWorld`, or nobody. */
export type CallerName = "claire" | "sophie" | "lea" | "eve" | null;

/** A callable: who calls it, and a payload of the right form about what `openCallableWorld` has stored. */
export interface CallableRow {
  readonly caller: CallerName;
  readonly payload: Readonly<Record<string, unknown>>;
}

const PNG = `data:image/png;base64,${Buffer.from("\u0089PNG\r\n\u001A\n\0\0\0\rIHDR", "latin1").toString("base64")}`;
const CODE = "c".repeat(43);
const names = { firstname: "Nina", lastname: "Neuf" };
const person = { ...names, email: "nouvelle@test.example" };
const pair = { oldDiagnosisId: "juin", newDiagnosisId: "novembre" };
const claire = (payload: CallableRow["payload"] = {}): CallableRow => ({ caller: "claire", payload });
const sophie = (payload: CallableRow["payload"] = {}): CallableRow => ({ caller: "sophie", payload });
const nobody = (payload: CallableRow["payload"] = {}): CallableRow => ({ caller: null, payload });

/** Every callable that is deployed; a new one has no test of its payloads until it has a row. */
export const callableRows: Readonly<Record<CallableName, CallableRow>> = {
  requestsignup: nobody({ email: "neuve@test.example" }),
  readinvitation: nobody({ code: CODE }),
  renewinvitation: nobody({ code: CODE }),
  reporterror: nobody({
    source: "page",
    name: "TypeError",
    code: null,
    page: "/user/customers/:id",
    frames: ["index-4f2a.js:1:2345"],
  }),
  activateaccount: nobody({
    ...names,
    code: CODE,
    company: "Atelier",
    password: "trois mots choisis",
    terms: "2026-11-01",
    privacy: "2026-11-01",
    contract: "2026-11-01",
  }),

  registerusertonews: claire({ token: "appareil" }),
  unregisterusertonews: claire({ token: "appareil" }),
  customersApi: claire({
    ...person,
    consent: true,
    consents: ["email"],
    signature: PNG,
    request: "neuve",
    phone: "+33612345678",
    birth_year: 1980,
    notes: "Peau sensible",
    contraindications: ["grossesse"],
    guardian: null,
  }),
  recordconsent: claire({ id: "anais", purpose: "email", given: true, signature: PNG }),
  deletecustomer: claire({ id: "personne" }),
  startDiagnosis: claire({
    consent: true,
    customerId: "anais",
    enabledSubcategories: ["serum"],
    conditions: ["cleansed"],
  }),
  createphonelink: claire({ consent: true, customerId: "anais" }),
  retrydiagnosis: claire({ id: "juin" }),
  savemarks: claire({
    diagnosisId: "novembre",
    criterion: 39,
    struck: ["1"],
    kept: [],
    added: [{ id: "a1", at: [0.4, 0.6] }],
    confirmed: true,
    version: 0,
  }),
  associatediagnosis: claire({ id: "juin", customerId: "anais" }),
  deletediagnosis: claire({ id: "aucun" }),
  comparediagnosis: claire({ id1: "juin", id2: "novembre" }),
  getdiagnosiscomparisonrecap: claire({ ...pair, regenerate: true }),
  savecomparisonrecap: claire({ ...pair, text: "Tout va mieux.", seen: null }),
  previewcomparisonreport: claire(pair),
  senddiagnosiscomparisonreport: claire({
    ...pair,
    email: "anais@exemple.fr",
    request: "bilan",
    reviewed: null,
  }),
  saveroutine: claire({
    ...emptyRoutine,
    diagnosisId: "routine",
    morning: [step("creme")],
    nextPhoto: "2026-12-21",
    discount: 10,
    version: 1,
  }),
  getrecommendationscore: claire({ recommendationId: "creme", diagnosisId: "novembre" }),
  previewresultsreport: claire({ id: "novembre" }),
  sendresultsreport: claire({ id: "novembre", email: "anais@exemple.fr", request: "resultats" }),
  previewprescription: claire({ id: "routine" }),
  sendprescription: claire({ id: "routine", email: "anais@exemple.fr", request: "conseils" }),
  issuequote: claire({
    diagnosisId: "vente",
    validUntil: "2027-11-01",
    conditions: "",
    total: 15_660,
    request: "devis",
    again: false,
  }),
  previewquote: claire({ id: "devis" }),
  signquote: claire({ id: "devis", name: "Anaïs Morel", signature: PNG }),
  sendquote: claire({ id: "devis", email: "anais@exemple.fr", request: "envoi" }),
  resendsending: claire({ id: "envoi" }),
  createportallink: claire({ returnUrl: "https://app.example.org/" }),
  deletesubscription: claire({ id: "one" }),
  refreshsubscription: claire(),
  invoicelink: claire({ id: "facture" }),

  endsessions: { caller: "eve", payload: {} },
  syncemail: claire(),
  passwordchanged: claire(),
  deleteaccount: { caller: "lea", payload: { confirmation: "lea@test.example" } },
  keepaccount: { caller: "lea", payload: {} },
  previewretention: claire({ months: 6 }),
  acceptcontract: claire({ version: "2026-11-30" }),
  legaldocument: claire({ document: "contract" }),

  createaccount: sophie({
    ...person,
    role: "customer",
    company: "Atelier",
    type: null,
    coupon: "c1",
    trial_plan: "essentiel",
    enabled_subcategories: ["serum"],
    request: "compte",
  }),
  resendinvitation: sophie({ uid: "compte" }),
  updateaccount: sophie({
    uid: "julie",
    ...names,
    email: "julie@test.example",
    company: "Atelier",
    coupon: "c1",
    trial_plan: "essentiel",
    enabled_subcategories: ["serum"],
    active: true,
    end_subscription: false,
    opened: { firstname: "julie" },
  }),
  resetaccountpassword: sophie({ uid: "julie" }),
  readsignins: sophie({ uids: ["julie"] }),
  provideraccount: sophie({ uid: "julie" }),
  createcoupon: sophie({
    request: "rentree",
    name: "Rentrée",
    code: "RENTREE",
    percent_off: 20,
    duration: "repeating",
    duration_in_months: 3,
    max_redemptions: 10,
    redeem_by: 1_900_000_000,
    products: ["essentiel"],
  }),
  updatecoupon: sophie({ couponId: "rentree", name: "Printemps", active: true, opened: "Rentrée" }),
  deletecoupon: sophie({ couponId: "aucune" }),
  syncplans: sophie(),
  updateplan: sophie({ id: "essentiel", position: 1, active: true }),
  recountstatistics: sophie(),
  toppriorities: sophie({ from: "2026-01-01", to: "2026-01-31" }),
  recommendationuse: sophie({ recommendationId: "creme" }),
  movesubcategory: sophie({ id: "serum", category: "other" }),
  deletesubcategory: sophie({ id: "serum", replacement: "masque" }),
  saveaisettings: sophie({ version: 0, values: aiSettingsValues(defaultAiSettings()) }),
  setperceivedage: sophie({ enabled: true }),
  previewdefaultretention: sophie({ months: 6 }),
  rejudgediagnoses: sophie({ version: 1, apply: false, cursor: null }),
  readaienvironment: sophie(),
  tryaisettings: sophie({ photo: "AQID", engine: "embedded", perceivedAge: false }),
};

/** Rows of the table that no endpoint answers: the compiler names each here. */
export const unanswered: Readonly<Record<Exclude<CallableName, keyof typeof endpoints>, never>> = {};
