import type { Request, Response } from "express";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import type { Trigger } from "../messages.ts";

type RequestHandler = (request: Request, response: Response) => unknown;
type EventHandler = (event: unknown) => unknown;

interface HttpFunction {
  readonly name: string;
  /** Whether it speaks the callable protocol. */
  readonly callable: boolean;
  readonly handle: RequestHandler;
}

export interface LoadedFunctions {
  /** By `<region>/<name>`. */
  readonly http: ReadonlyMap<string, HttpFunction>;
  readonly triggers: readonly (Trigger & { readonly handle: EventHandler })[];
  /** Functions of kinds that are not run here. */
  readonly notRun: readonly string[];
}

const DEFAULT_REGION = "us-central1";
/** Default of event functions of the second generation, seconds. */
const DEFAULT_TIMEOUT = 60;

/** Options and filters may also be expressions of parameters, which only a deployment resolves. */
const filtersSchema = v.optional(v.record(v.string(), v.unknown()), {});
const endpointSchema = v.object({
  region: v.fallback(v.array(v.string()), [DEFAULT_REGION]),
  timeoutSeconds: v.fallback(v.number(), DEFAULT_TIMEOUT),
  callableTrigger: v.optional(v.unknown()),
  httpsTrigger: v.optional(v.unknown()),
  eventTrigger: v.optional(
    v.object({
      eventType: v.string(),
      eventFilters: filtersSchema,
      eventFilterPathPatterns: filtersSchema,
    }),
  ),
});

/** Imports the functions module and sorts what it exports by what starts it. */
export async function loadFunctions(module: string): Promise<LoadedFunctions> {
  const http = new Map<string, HttpFunction>();
  const triggers: (Trigger & { handle: EventHandler })[] = [];
  const notRun: string[] = [];
  const exported: object = await import(pathToFileURL(module).href);
  for (const [name, candidate] of findFunctions(exported, "")) {
    const endpoint = v.parse(endpointSchema, Reflect.get(candidate, "__endpoint"));
    const { eventTrigger } = endpoint;
    if (endpoint.callableTrigger !== undefined || endpoint.httpsTrigger !== undefined) {
      const callable = endpoint.callableTrigger !== undefined;
      const entry = { name, callable, handle: candidate as RequestHandler };
      for (const region of endpoint.region) http.set(`${region}/${name}`, entry);
    } else if (eventTrigger !== undefined && isServed(eventTrigger.eventType)) {
      const { eventType, eventFilters, eventFilterPathPatterns } = eventTrigger;
      triggers.push({
        name,
        eventType,
        document: textOf(eventFilterPathPatterns["document"] ?? eventFilters["document"]),
        bucket: textOf(eventFilters["bucket"]),
        timeout: endpoint.timeoutSeconds,
        handle: candidate as EventHandler,
      });
    } else notRun.push(name);
  }
  return { http, triggers, notRun };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function isServed(eventType: string): boolean {
  return (
    /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)$/.test(eventType) ||
    /^google\.cloud\.storage\.object\.v1\.(finalized|deleted)$/.test(eventType)
  );
}

/** Functions may be grouped in objects: `group.name` is deployed as `group-name`. */
function* findFunctions(exported: object, prefix: string): Generator<[string, object]> {
  for (const [key, value] of Object.entries(exported) as [string, unknown][]) {
    if (key === "default" || value === null) continue;
    const name = prefix === "" ? key : `${prefix}-${key}`;
    if (typeof value === "function" && "__endpoint" in value) yield [name, value];
    else if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
      yield* findFunctions(value, name);
    }
  }
}
