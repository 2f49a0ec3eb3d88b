// Callables of the AI settings.
import {
  aiEnvironmentResponse,
  aiSettingsSavedResponse,
  previewDefaultRetentionRequest,
  previewDefaultRetentionResponse,
  saveAiSettingsRequest,
  setPerceivedAgeRequest,
} from "../ai-settings/index.ts";
import { tryAiSettingsRequest, tryAiSettingsResponse } from "../diagnosis/index.ts";
import { rejudgeRequest, rejudgeResponse } from "../judgement/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

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

export const previewdefaultretention = {
  name: "previewdefaultretention",
  request: previewDefaultRetentionRequest,
  response: previewDefaultRetentionResponse,
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
  // The embedded engine analyses one photo at a time.
  concurrency: 1,
  cpu: 2,
  secrets: ["analysis"],
} as const satisfies Callable;
