// Callables of a comparison of two diagnoses.
import {
  compareDiagnosisRequest,
  compareDiagnosisResponse,
  comparisonRecapRequest,
  comparisonReportForm,
  comparisonReportPreviewRequest,
  previewComparisonReportResponse,
  saveComparisonRecapRequest,
} from "../comparison/index.ts";
import { sendingResponse } from "../sending/index.ts";
import type { Callable } from "./callable.ts";
import { drawsPhotos } from "./drawsPhotos.ts";
import { idResponse, nothing } from "./commonSchemas.ts";

export const comparediagnosis = {
  name: "comparediagnosis",
  request: compareDiagnosisRequest,
  response: compareDiagnosisResponse,
  actions: ["compare-diagnoses"],
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
  ...drawsPhotos,
} as const satisfies Callable;

export const senddiagnosiscomparisonreport = {
  name: "senddiagnosiscomparisonreport",
  request: comparisonReportForm,
  response: sendingResponse,
  actions: ["send-comparison-report"],
  ...drawsPhotos,
} as const satisfies Callable;
