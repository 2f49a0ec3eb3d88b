// Callables of quotes, prescriptions and results, and of their sending.
import { issueQuoteRequest, previewQuoteRequest, sendQuoteForm, signQuoteForm } from "../quote/index.ts";
import {
  documentPreviewSchema,
  previewDiagnosisDocumentRequest,
  resendSendingRequest,
  sendDiagnosisDocumentForm,
  sendingResponse,
} from "../sending/index.ts";
import type { Callable } from "./callable.ts";
import { drawsPhotos } from "./drawsPhotos.ts";
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
  ...drawsPhotos,
} as const satisfies Callable;

export const previewquote = {
  name: "previewquote",
  request: previewQuoteRequest,
  response: documentPreviewSchema,
  actions: ["read-quote"],
  ...drawsPhotos,
} as const satisfies Callable;

export const sendquote = {
  name: "sendquote",
  request: sendQuoteForm,
  response: sendingResponse,
  actions: ["send-quote"],
  ...drawsPhotos,
} as const satisfies Callable;

export const previewprescription = {
  name: "previewprescription",
  request: previewDiagnosisDocumentRequest,
  response: documentPreviewSchema,
  actions: ["read-diagnosis"],
  ...drawsPhotos,
} as const satisfies Callable;

export const sendprescription = {
  name: "sendprescription",
  request: sendDiagnosisDocumentForm,
  response: sendingResponse,
  actions: ["send-prescription"],
  ...drawsPhotos,
} as const satisfies Callable;

export const previewresultsreport = {
  name: "previewresultsreport",
  request: previewDiagnosisDocumentRequest,
  response: documentPreviewSchema,
  actions: ["read-diagnosis"],
  ...drawsPhotos,
} as const satisfies Callable;

export const sendresultsreport = {
  name: "sendresultsreport",
  request: sendDiagnosisDocumentForm,
  response: sendingResponse,
  actions: ["send-results-report"],
  ...drawsPhotos,
} as const satisfies Callable;

export const resendsending = {
  name: "resendsending",
  request: resendSendingRequest,
  response: nothing,
  actions: ["resend-sending"],
} as const satisfies Callable;
