import * as v from "valibot";

const DEFAULT_REGION = "us-central1";
/** Default of functions of the second generation, seconds. */
const DEFAULT_TIMEOUT = 60;
/** Time zone that a deployment gives a scheduled function's job, if the function names no zone. */
const DEFAULT_TIME_ZONE = "UTC";

/** Options may be expressions of parameters, which a deployment resolves; here the environment has their values. */
const option = v.pipe(v.unknown(), v.transform(resolveExpression));
const filters = v.optional(v.record(v.string(), option), {});

/** Fields that the functions SDK notes on a function (`__endpoint`), as far as it matters here. */
const endpointSchema = v.object({
  platform: v.optional(v.string()),
  region: v.fallback(v.array(v.string()), [DEFAULT_REGION]),
  timeoutSeconds: v.fallback(
    v.pipe(option, v.number(), v.minValue(0.001), v.maxValue(3600)),
    DEFAULT_TIMEOUT,
  ),
  callableTrigger: v.optional(v.unknown()),
  httpsTrigger: v.optional(v.unknown()),
  eventTrigger: v.optional(
    v.object({ eventType: v.string(), eventFilters: filters, eventFilterPathPatterns: filters }),
  ),
  scheduleTrigger: v.optional(
    v.object({
      schedule: v.pipe(option, v.string()),
      timeZone: v.fallback(v.pipe(option, v.string()), DEFAULT_TIME_ZONE),
    }),
  ),
});

export type Endpoint = v.InferOutput<typeof endpointSchema>;

/** @throws ValiError for a function that was made by something else than the functions SDK */
export function readEndpoint(candidate: object): Endpoint {
  return v.parse(endpointSchema, Reflect.get(candidate, "__endpoint"));
}

function resolveExpression(value: unknown): unknown {
  const isExpression =
    typeof value === "object" && value !== null && "value" in value && typeof value.value === "function";
  return isExpression ? (value.value as () => unknown).call(value) : value;
}
