/* eslint-disable max-lines -- one table, which is read by its rows */
// The table of the backend's callables: those of the specification (section 7) first, then those that the product adds.
// The client (packages/data), the endpoints, their limits in the deployment and the tests of permissions read it.
import {
  accountRequest,
  activateAccountRequest,
  activateAccountResponse,
  aiEnvironmentResponse,
  aiSettingsSavedResponse,
  associateDiagnosisRequest,
  compareDiagnosisRequest,
  compareDiagnosisResponse,
  comparisonRecapRequest,
  comparisonReportForm,
  comparisonReportPreviewRequest,
  couponResponse,
  createAccountRequest,
  createAccountResponse,
  createCouponRequest,
  createPhoneLinkResponse,
  createPortalLinkRequest,
  createPortalLinkResponse,
  customersApiRequest,
  customersApiResponse,
  deleteAccountRequest,
  deleteAccountResponse,
  deleteCouponRequest,
  deleteSubcategoryRequest,
  deleteSubscriptionRequest,
  deleteSubscriptionResponse,
  documentPreviewSchema,
  erasureRequest,
  getRecommendationScoreRequest,
  getRecommendationScoreResponse,
  invitationRequest,
  invitationResponse,
  invoiceLinkRequest,
  invoiceLinkResponse,
  issueQuoteRequest,
  previewComparisonReportResponse,
  previewPrescriptionRequest,
  previewQuoteRequest,
  previewRetentionRequest,
  previewRetentionResponse,
  providerAccountRequest,
  providerAccountResponse,
  readSignInsRequest,
  readSignInsResponse,
  recommendationUseRequest,
  recommendationUseResponse,
  recordConsentRequest,
  recountResponse,
  refreshSubscriptionResponse,
  registerUserToNewsRequest,
  rejudgeRequest,
  rejudgeResponse,
  requestSignUpRequest,
  resendSendingRequest,
  retryDiagnosisRequest,
  saveAiSettingsRequest,
  saveComparisonRecapRequest,
  saveMarksRequest,
  saveMarksResponse,
  saveRoutineForm,
  saveRoutineResponse,
  sendingResponse,
  sendPrescriptionForm,
  sendQuoteForm,
  setPerceivedAgeRequest,
  signQuoteForm,
  startDiagnosisRequest,
  startDiagnosisResponse,
  syncPlansResponse,
  topPrioritiesRequest,
  topPrioritiesResponse,
  tryAiSettingsRequest,
  tryAiSettingsResponse,
  updateAccountRequest,
  updateCouponRequest,
  updatePlanRequest,
  updatePlanResponse,
} from "@carnation/domain";
import * as v from "valibot";
import type { Callable } from "./callable.ts";

/** A payload, or an answer, of which nothing is read. */
const nothing = v.unknown();

const idResponse = v.object({ id: v.string() });

export const registerusertonews = {
  name: "registerusertonews",
  request: registerUserToNewsRequest,
  response: nothing,
  actions: ["register-to-news"],
} as const satisfies Callable;

export const deletesubscription = {
  name: "deletesubscription",
  request: deleteSubscriptionRequest,
  response: deleteSubscriptionResponse,
  actions: ["cancel-subscription"],
  secrets: ["payment"],
} as const satisfies Callable;

export const createportallink = {
  name: "createportallink",
  request: createPortalLinkRequest,
  response: createPortalLinkResponse,
  actions: ["open-billing-portal"],
  secrets: ["payment"],
} as const satisfies Callable;

export const deletecoupon = {
  name: "deletecoupon",
  request: deleteCouponRequest,
  response: couponResponse,
  actions: ["delete-coupon"],
  secrets: ["payment"],
} as const satisfies Callable;

export const createcoupon = {
  name: "createcoupon",
  request: createCouponRequest,
  response: couponResponse,
  actions: ["create-coupon"],
  secrets: ["payment"],
} as const satisfies Callable;

export const updatecoupon = {
  name: "updatecoupon",
  request: updateCouponRequest,
  response: couponResponse,
  actions: ["rename-coupon"],
  secrets: ["payment"],
} as const satisfies Callable;

export const customersApi = {
  name: "customersApi",
  request: customersApiRequest,
  response: customersApiResponse,
  actions: ["create-customer", "update-customer"],
} as const satisfies Callable;

export const startDiagnosis = {
  name: "startDiagnosis",
  request: startDiagnosisRequest,
  response: startDiagnosisResponse,
  actions: ["start-diagnosis"],
} as const satisfies Callable;

export const getdiagnosiscomparisonrecap = {
  name: "getdiagnosiscomparisonrecap",
  request: comparisonRecapRequest,
  response: idResponse,
  actions: ["write-comparison-recap"],
  clientSeconds: 250,
  seconds: 250,
  secrets: ["recap"],
} as const satisfies Callable;

export const comparediagnosis = {
  name: "comparediagnosis",
  request: compareDiagnosisRequest,
  response: compareDiagnosisResponse,
  actions: ["compare-diagnoses"],
} as const satisfies Callable;

export const senddiagnosiscomparisonreport = {
  name: "senddiagnosiscomparisonreport",
  request: comparisonReportForm,
  response: sendingResponse,
  actions: ["send-comparison-report"],
  memory: "1GiB",
} as const satisfies Callable;

export const sendprescription = {
  name: "sendprescription",
  request: sendPrescriptionForm,
  response: sendingResponse,
  actions: ["send-prescription"],
  memory: "1GiB",
} as const satisfies Callable;

export const saveroutine = {
  name: "saveroutine",
  request: saveRoutineForm,
  response: saveRoutineResponse,
  actions: ["save-routine"],
} as const satisfies Callable;

export const getrecommendationscore = {
  name: "getrecommendationscore",
  request: getRecommendationScoreRequest,
  response: getRecommendationScoreResponse,
  actions: ["score-recommendation"],
} as const satisfies Callable;

export const deletecustomer = {
  name: "deletecustomer",
  request: erasureRequest,
  response: nothing,
  actions: ["delete-customer"],
} as const satisfies Callable;

export const deletediagnosis = {
  name: "deletediagnosis",
  request: erasureRequest,
  response: nothing,
  actions: ["delete-diagnosis"],
} as const satisfies Callable;

export const recordconsent = {
  name: "recordconsent",
  request: recordConsentRequest,
  response: nothing,
  actions: ["update-customer"],
} as const satisfies Callable;

export const associatediagnosis = {
  name: "associatediagnosis",
  request: associateDiagnosisRequest,
  response: nothing,
  actions: ["associate-diagnosis"],
} as const satisfies Callable;

export const resendsending = {
  name: "resendsending",
  request: resendSendingRequest,
  response: nothing,
  actions: ["resend-sending"],
} as const satisfies Callable;

export const recommendationuse = {
  name: "recommendationuse",
  request: recommendationUseRequest,
  response: recommendationUseResponse,
  actions: ["count-recommendation-use"],
} as const satisfies Callable;

export const savecomparisonrecap = {
  name: "savecomparisonrecap",
  request: saveComparisonRecapRequest,
  response: nothing,
  actions: ["write-comparison-recap"],
} as const satisfies Callable;

export const previewcomparisonreport = {
  name: "previewcomparisonreport",
  request: comparisonReportPreviewRequest,
  response: previewComparisonReportResponse,
  actions: ["compare-diagnoses"],
  memory: "1GiB",
} as const satisfies Callable;

export const createphonelink = {
  name: "createphonelink",
  request: startDiagnosisRequest,
  response: createPhoneLinkResponse,
  actions: ["start-diagnosis"],
} as const satisfies Callable;

export const retrydiagnosis = {
  name: "retrydiagnosis",
  request: retryDiagnosisRequest,
  response: nothing,
  actions: ["start-diagnosis"],
} as const satisfies Callable;

export const savemarks = {
  name: "savemarks",
  request: saveMarksRequest,
  response: saveMarksResponse,
  actions: ["review-marks"],
} as const satisfies Callable;

export const issuequote = {
  name: "issuequote",
  request: issueQuoteRequest,
  response: sendingResponse,
  actions: ["issue-quote"],
} as const satisfies Callable;

export const signquote = {
  name: "signquote",
  request: signQuoteForm,
  response: nothing,
  actions: ["sign-quote"],
  memory: "1GiB",
} as const satisfies Callable;

export const previewquote = {
  name: "previewquote",
  request: previewQuoteRequest,
  response: documentPreviewSchema,
  actions: ["read-quote"],
  memory: "1GiB",
} as const satisfies Callable;

export const sendquote = {
  name: "sendquote",
  request: sendQuoteForm,
  response: sendingResponse,
  actions: ["send-quote"],
  memory: "1GiB",
} as const satisfies Callable;

export const previewprescription = {
  name: "previewprescription",
  request: previewPrescriptionRequest,
  response: documentPreviewSchema,
  actions: ["read-diagnosis"],
  memory: "1GiB",
} as const satisfies Callable;

export const refreshsubscription = {
  name: "refreshsubscription",
  request: nothing,
  response: refreshSubscriptionResponse,
  actions: ["read-subscription"],
  secrets: ["payment"],
} as const satisfies Callable;

export const invoicelink = {
  name: "invoicelink",
  request: invoiceLinkRequest,
  response: invoiceLinkResponse,
  actions: ["read-invoices"],
  secrets: ["payment"],
} as const satisfies Callable;

export const endsessions = {
  name: "endsessions",
  request: nothing,
  response: nothing,
  actions: ["change-credentials"],
} as const satisfies Callable;

export const syncemail = {
  name: "syncemail",
  request: nothing,
  response: nothing,
  actions: ["change-credentials"],
  secrets: ["payment"],
} as const satisfies Callable;

export const passwordchanged = {
  name: "passwordchanged",
  request: nothing,
  response: nothing,
  actions: ["change-credentials"],
} as const satisfies Callable;

export const deleteaccount = {
  name: "deleteaccount",
  request: deleteAccountRequest,
  response: deleteAccountResponse,
  actions: ["delete-own-account"],
  secrets: ["payment"],
} as const satisfies Callable;

export const keepaccount = {
  name: "keepaccount",
  request: nothing,
  response: nothing,
  actions: ["delete-own-account"],
} as const satisfies Callable;

export const previewretention = {
  name: "previewretention",
  request: previewRetentionRequest,
  response: previewRetentionResponse,
  actions: ["update-profile"],
} as const satisfies Callable;

export const unregisterusertonews = {
  name: "unregisterusertonews",
  request: registerUserToNewsRequest,
  response: nothing,
  actions: ["register-to-news"],
} as const satisfies Callable;

export const createaccount = {
  name: "createaccount",
  request: createAccountRequest,
  response: createAccountResponse,
  actions: ["create-account"],
} as const satisfies Callable;

export const resendinvitation = {
  name: "resendinvitation",
  request: accountRequest,
  response: nothing,
  actions: ["create-account"],
} as const satisfies Callable;

export const updateaccount = {
  name: "updateaccount",
  request: updateAccountRequest,
  response: nothing,
  actions: ["update-account", "change-account-role", "deactivate-account", "reactivate-account"],
  secrets: ["payment"],
} as const satisfies Callable;

export const resetaccountpassword = {
  name: "resetaccountpassword",
  request: accountRequest,
  response: nothing,
  actions: ["update-account"],
} as const satisfies Callable;

export const readsignins = {
  name: "readsignins",
  request: readSignInsRequest,
  response: readSignInsResponse,
  actions: ["list-accounts"],
} as const satisfies Callable;

export const provideraccount = {
  name: "provideraccount",
  request: providerAccountRequest,
  response: providerAccountResponse,
  actions: ["open-provider-account"],
  secrets: ["payment"],
} as const satisfies Callable;

export const syncplans = {
  name: "syncplans",
  request: nothing,
  response: syncPlansResponse,
  actions: ["update-plans"],
  secrets: ["payment"],
} as const satisfies Callable;

export const updateplan = {
  name: "updateplan",
  request: updatePlanRequest,
  response: updatePlanResponse,
  actions: ["update-plans"],
  secrets: ["payment"],
} as const satisfies Callable;

export const recountstatistics = {
  name: "recountstatistics",
  request: nothing,
  response: recountResponse,
  actions: ["read-statistics"],
  clientSeconds: 540,
  seconds: 540,
} as const satisfies Callable;

export const toppriorities = {
  name: "toppriorities",
  request: topPrioritiesRequest,
  response: topPrioritiesResponse,
  actions: ["read-statistics"],
} as const satisfies Callable;

export const deletesubcategory = {
  name: "deletesubcategory",
  request: deleteSubcategoryRequest,
  response: nothing,
  actions: ["write-subcategories"],
} as const satisfies Callable;

export const saveaisettings = {
  name: "saveaisettings",
  request: saveAiSettingsRequest,
  response: aiSettingsSavedResponse,
  actions: ["write-ai-settings"],
  secrets: ["analysis", "recap"],
} as const satisfies Callable;

export const setperceivedage = {
  name: "setperceivedage",
  request: setPerceivedAgeRequest,
  response: aiSettingsSavedResponse,
  actions: ["write-ai-settings"],
} as const satisfies Callable;

export const rejudgediagnoses = {
  name: "rejudgediagnoses",
  request: rejudgeRequest,
  response: rejudgeResponse,
  actions: ["write-ai-settings"],
} as const satisfies Callable;

export const readaienvironment = {
  name: "readaienvironment",
  request: nothing,
  response: aiEnvironmentResponse,
  actions: ["read-ai-settings"],
  secrets: ["analysis", "recap"],
} as const satisfies Callable;

export const tryaisettings = {
  name: "tryaisettings",
  request: tryAiSettingsRequest,
  response: tryAiSettingsResponse,
  actions: ["write-ai-settings"],
  seconds: 120,
  memory: "2GiB",
  cpu: 2,
  secrets: ["analysis"],
} as const satisfies Callable;

export const requestsignup = {
  name: "requestsignup",
  request: requestSignUpRequest,
  response: nothing,
  actions: "public",
} as const satisfies Callable;

export const readinvitation = {
  name: "readinvitation",
  request: invitationRequest,
  response: invitationResponse,
  actions: "public",
} as const satisfies Callable;

export const renewinvitation = {
  name: "renewinvitation",
  request: invitationRequest,
  response: nothing,
  actions: "public",
} as const satisfies Callable;

export const activateaccount = {
  name: "activateaccount",
  request: activateAccountRequest,
  response: activateAccountResponse,
  actions: "public",
} as const satisfies Callable;
