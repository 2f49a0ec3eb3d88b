// Callables of a diagnosis, from its start to its routine.
import {
  associateDiagnosisRequest,
  retryDiagnosisRequest,
  startDiagnosisRequest,
  startDiagnosisResponse,
} from "../diagnosis/index.ts";
import { erasureRequest } from "../erasure/index.ts";
import { saveMarksRequest, saveMarksResponse } from "../mark/index.ts";
import { createPhoneLinkResponse } from "../phone/index.ts";
import { getRecommendationScoreRequest, getRecommendationScoreResponse } from "../recommendation/index.ts";
import { saveRoutineForm, saveRoutineResponse } from "../routine/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

export const startDiagnosis = {
  name: "startDiagnosis",
  request: startDiagnosisRequest,
  response: startDiagnosisResponse,
  actions: ["start-diagnosis"],
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

export const associatediagnosis = {
  name: "associatediagnosis",
  request: associateDiagnosisRequest,
  response: nothing,
  actions: ["associate-diagnosis"],
} as const satisfies Callable;

export const deletediagnosis = {
  name: "deletediagnosis",
  request: erasureRequest,
  response: nothing,
  actions: ["delete-diagnosis"],
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
