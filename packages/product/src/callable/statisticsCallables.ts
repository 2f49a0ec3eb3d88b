// Callables of the statistics of the service.
import { recountResponse, topPrioritiesRequest, topPrioritiesResponse } from "../statistics/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

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
