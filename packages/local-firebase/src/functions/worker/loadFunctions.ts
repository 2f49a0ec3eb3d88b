import type { Request, Response } from "express";
import { pathToFileURL } from "node:url";
import { SCHEDULED, type StoredEvent } from "../../events/storedEvent.ts";
import { toCloudEvent } from "../cloudEvent.ts";
import type { Trigger } from "../messages.ts";
import { parseSchedule } from "../schedule/parseSchedule.ts";
import { type Endpoint, readEndpoint } from "./endpoint.ts";
import { runScheduled } from "./runScheduled.ts";

export interface HttpFunction {
  readonly name: string;
  readonly region: string;
  /** True when it speaks the callable protocol. */
  readonly callable: boolean;
  /** Seconds that one call may take. */
  readonly timeout: number;
  readonly handle: (request: Request, response: Response) => unknown;
}

type EventFunction = Trigger & {
  readonly handle: (event: StoredEvent & { readonly uid: string }) => unknown;
};

export interface LoadedFunctions {
  /** By `<region>/<name>`. */
  readonly http: ReadonlyMap<string, HttpFunction>;
  readonly triggers: readonly EventFunction[];
  /** Functions that are not run here, with the reason where it is not their kind. */
  readonly notRun: readonly string[];
}

/** Imports the functions module and sorts what it exports by what starts it. */
export async function loadFunctions(module: string, projectId: string): Promise<LoadedFunctions> {
  const http = new Map<string, HttpFunction>();
  const triggers: EventFunction[] = [];
  const notRun: string[] = [];
  const exported = exportsOf((await import(pathToFileURL(module).href)) as object);
  for (const [name, candidate] of findFunctions(exported, "")) {
    const endpoint = readEndpoint(candidate);
    if (endpoint.callableTrigger !== undefined || endpoint.httpsTrigger !== undefined) {
      const callable = endpoint.callableTrigger !== undefined;
      const handle = candidate as HttpFunction["handle"];
      for (const region of endpoint.region) {
        http.set(`${region}/${name}`, { name, region, callable, timeout: endpoint.timeoutSeconds, handle });
      }
      continue;
    }
    const trigger =
      eventFunction(name, endpoint, candidate, projectId) ?? scheduledFunction(name, endpoint, candidate);
    if (typeof trigger === "object") triggers.push(trigger);
    else notRun.push(trigger);
  }
  return { http, triggers, notRun };
}

function eventFunction(
  name: string,
  endpoint: Endpoint,
  candidate: unknown,
  projectId: string,
): EventFunction | null {
  const { eventTrigger, timeoutSeconds } = endpoint;
  if (eventTrigger === undefined || !isServed(eventTrigger.eventType)) return null;
  const { eventType, eventFilters, eventFilterPathPatterns } = eventTrigger;
  const handle = candidate as (event: unknown) => unknown;
  return {
    name,
    eventType,
    database: `projects/${projectId}/databases/${textOf(eventFilters["database"]) ?? "(default)"}`,
    document: textOf(eventFilterPathPatterns["document"] ?? eventFilters["document"]),
    bucket: textOf(eventFilters["bucket"]),
    job: null,
    timeout: timeoutSeconds,
    handle: (event) => handle(toCloudEvent(event)),
  };
}

/** The function, or why it is not run. */
function scheduledFunction(name: string, endpoint: Endpoint, candidate: unknown): EventFunction | string {
  const { scheduleTrigger, region, platform, timeoutSeconds } = endpoint;
  if (scheduleTrigger === undefined || platform !== "gcfv2") return name;
  const { schedule, timeZone } = scheduleTrigger;
  try {
    parseSchedule(schedule, timeZone);
  } catch (error) {
    return `${name} (${error instanceof Error ? error.message : String(error)})`;
  }
  const handle = candidate as Parameters<typeof runScheduled>[0];
  return {
    name,
    eventType: SCHEDULED,
    database: null,
    document: null,
    bucket: null,
    job: { name, id: `firebase-schedule-${name}-${region[0]}`, schedule, timeZone },
    timeout: timeoutSeconds,
    handle: (event) => runScheduled(handle, event),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function isServed(eventType: string): boolean {
  return (
    /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)$/.test(eventType) ||
    /^google\.cloud\.storage\.object\.v1\.(finalized|deleted|metadataUpdated)$/.test(eventType)
  );
}

/**
 * Lists what a module exports. Of CommonJS a namespace has all at once, under the name `module.exports`, and beside it
 * what could be told by reading the file: not every export, and those twice.
 */
function exportsOf(namespace: object): object {
  const whole: unknown = Reflect.get(namespace, "module.exports");
  return typeof whole === "object" && whole !== null ? whole : namespace;
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
