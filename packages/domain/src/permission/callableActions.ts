import type { Action } from "./actionSubjects.ts";

/**
 * What each backend callable does, in the words of the policies: those of the specification (section 7) first, then those
 * that the product adds. `customersApi` creates or updates, by its payload.
 */
export const callableActions = {
  registerusertonews: ["register-to-news"],
  deletesubscription: ["cancel-subscription"],
  createportallink: ["open-billing-portal"],
  deletecoupon: ["delete-coupon"],
  createcoupon: ["create-coupon"],
  updatecoupon: ["rename-coupon"],
  customersApi: ["create-customer", "update-customer"],
  startDiagnosis: ["start-diagnosis"],
  getdiagnosiscomparisonrecap: ["write-comparison-recap"],
  comparediagnosis: ["compare-diagnoses"],
  senddiagnosiscomparisonreport: ["send-comparison-report"],
  sendprescription: ["send-prescription"],
  saveroutine: ["save-routine"],
  getrecommendationscore: ["score-recommendation"],

  deletecustomer: ["delete-customer"],
  deletediagnosis: ["delete-diagnosis"],
  recordconsent: ["update-customer"],
  associatediagnosis: ["associate-diagnosis"],
  resendsending: ["resend-sending"],
  recommendationuse: ["count-recommendation-use"],
  savecomparisonrecap: ["write-comparison-recap"],
  previewcomparisonreport: ["compare-diagnoses"],
  createphonelink: ["start-diagnosis"],
  retrydiagnosis: ["start-diagnosis"],
  savemarks: ["review-marks"],
  issuequote: ["issue-quote"],
  signquote: ["sign-quote"],
  previewquote: ["read-quote"],
  sendquote: ["send-quote"],
  previewprescription: ["read-diagnosis"],
  refreshsubscription: ["read-subscription"],
  invoicelink: ["read-invoices"],
  endsessions: ["change-credentials"],
  syncemail: ["change-credentials"],
  passwordchanged: ["change-credentials"],
  deleteaccount: ["delete-own-account"],
  keepaccount: ["delete-own-account"],
  previewretention: ["update-profile"],
  unregisterusertonews: ["register-to-news"],
  createaccount: ["create-account"],
  resendinvitation: ["create-account"],
  updateaccount: ["update-account", "change-account-role", "deactivate-account", "reactivate-account"],
  resetaccountpassword: ["update-account"],
  readsignins: ["list-accounts"],
  provideraccount: ["open-provider-account"],
  syncplans: ["update-plans"],
  updateplan: ["update-plans"],
  recountstatistics: ["read-statistics"],
  toppriorities: ["read-statistics"],
  deletesubcategory: ["write-subcategories"],
  saveaisettings: ["write-ai-settings"],
  setperceivedage: ["write-ai-settings"],
  rejudgediagnoses: ["write-ai-settings"],
  readaienvironment: ["read-ai-settings"],
  tryaisettings: ["write-ai-settings"],
} as const satisfies Readonly<Record<string, readonly Action[]>>;

/** The name of a backend callable. */
export type CallableName = keyof typeof callableActions;

/** The callables for somebody who is signed in nowhere: a link, or an address, is all that they have. */
export const publicCallables = [
  "requestsignup",
  "readinvitation",
  "renewinvitation",
  "activateaccount",
] as const;

/** The name of a callable for somebody who is signed in nowhere. */
export type PublicCallableName = (typeof publicCallables)[number];
