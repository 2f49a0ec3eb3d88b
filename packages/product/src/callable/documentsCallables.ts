// Callables of quotes, prescriptions and results, and of their sending.
import { previewPrescriptionRequest } from "../prescription/index.ts";
import { issueQuoteRequest, previewQuoteRequest, sendQuoteForm, signQuoteForm } from "../quote/index.ts";
import { previewResultsRequest, sendResultsForm } from "../report/resultsCalls.ts";
import { sendPrescriptionForm } from "../routine/index.ts";
import { documentPreviewSchema, resendSendingRequest, sendingResponse } from "../sending/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

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

export const sendprescription = {
  name: "sendprescription",
  request: sendPrescriptionForm,
  response: sendingResponse,
  actions: ["send-prescription"],
  memory: "1GiB",
} as const satisfies Callable;

export const previewresultsreport = {
  name: "previewresultsreport",
  request: previewResultsRequest,
  response: documentPreviewSchema,
  actions: ["read-diagnosis"],
  memory: "1GiB",
} as const satisfies Callable;

export const sendresultsreport = {
  name: "sendresultsreport",
  request: sendResultsForm,
  response: sendingResponse,
  actions: ["send-results-report"],
  memory: "1GiB",
} as const satisfies Callable;

export const resendsending = {
  name: "resendsending",
  request: resendSendingRequest,
  response: nothing,
  actions: ["resend-sending"],
} as const satisfies Callable;
