import { parentPort, workerData } from "node:worker_threads";
import { createOriginGuard } from "../../server/originGuard.ts";
import { startHttpServer } from "../../server/httpServer.ts";
import { requestLine } from "../../server/requestLog.ts";
import { recordCaller } from "../../server/requestScope.ts";
import type { Claims } from "../../authentication/identity.ts";
import type { FromWorker, ToWorker, WorkerSettings } from "../messages.ts";
import { createFunctionsApp } from "./functionsApp.ts";
import { type LoadedFunctions, loadFunctions } from "./loadFunctions.ts";

/*
 * Runs the project's functions in a thread of their own: they load while the services already answer, a slow one
 * holds up nobody else, one that crashes does not take the database with it, and the environment variables are
 * theirs alone.
 */
const parent = parentPort;
if (parent === null) throw new Error("this module runs as a worker thread");
const settings = workerData as WorkerSettings;
const listening = Promise.withResolvers<void>();
const functions = listening.promise.then(() => loadFunctions(settings.module, settings.projectId));
const verifications = new Map<number, (claims: Claims | null) => void>();
let verificationCount = 0;

function post(message: FromWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window, has no origin
  parent?.postMessage(message);
}

function askVerified(ask: (id: number) => FromWorker): Promise<Claims | null> {
  verificationCount += 1;
  const id = verificationCount;
  return new Promise((resolve) => {
    verifications.set(id, resolve);
    post(ask(id));
  });
}

async function verify(authorization: string, fromBrowser: boolean): Promise<Claims | null> {
  const claims = await askVerified((id) => ({ kind: "verify", id, authorization, fromBrowser }));
  if (claims !== null) recordCaller(String(claims["sub"]));
  return claims;
}

async function deliver({ id, functionName, event }: Extract<ToWorker, { kind: "deliver" }>): Promise<void> {
  try {
    const { triggers } = await functions;
    const trigger = triggers.find(({ name }) => name === functionName);
    // A function that no longer exists has nothing left to do for the events that waited for it.
    await trigger?.handle(event);
    post({ kind: "delivered", id, error: null });
  } catch (error) {
    post({ kind: "delivered", id, error: textOf(error) });
  }
}

async function reportFunctions(): Promise<void> {
  try {
    const loaded = await functions;
    const triggers = loaded.triggers.map(({ handle: _handle, ...trigger }) => trigger);
    const http = Array.from(loaded.http.values(), ({ name, region }) => ({ name, region }));
    const limits = [...loaded.http.values(), ...triggers].map(({ timeout }) => timeout);
    post({ kind: "loaded", triggers, http, longest: Math.max(0, ...limits), summary: summarize(loaded) });
  } catch (error) {
    post({ kind: "loadFailed", error: textOf(error) });
  }
}

function summarize({ http, triggers, notRun }: LoadedFunctions): string {
  const names = (entries: Iterable<{ readonly name: string }>): string =>
    [...new Set(Array.from(entries, ({ name }) => name))].join(", ") || "none";
  const rest = notRun.length > 0 ? `; not run here: ${notRun.join(", ")}` : "";
  const scheduled = triggers.filter(({ job }) => job !== null);
  const times = scheduled.length > 0 ? `; scheduled: ${names(scheduled)}` : "";
  const others = triggers.filter(({ job }) => job === null);
  return `called: ${names(http.values())}; triggered: ${names(others)}${times}${rest}`;
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const verifyAppCheck = (token: string): Promise<Claims | null> =>
  askVerified((id) => ({ kind: "verifyAppCheck", id, token }));
const app = createFunctionsApp({
  projectId: settings.projectId,
  functions,
  verify,
  verifyAppCheck: settings.appCheck === true ? verifyAppCheck : null,
});
const server = startHttpServer({
  service: "functions",
  host: settings.host,
  port: settings.port,
  originGuard: createOriginGuard({
    host: settings.host,
    allowedOrigins: settings.allowedOrigins,
    hostingPort: () => settings.hostingPort,
  }),
  answer: (request, response) => app(request, response),
  log: print,
  ...(settings.logRequests ? { onRequestEnded: (request) => print(requestLine(request, new Date())) } : {}),
  // A stream of a callable may be silent for as long as the callable may take.
  limits: { idleTimeout: 0 },
});
async function reportPort(): Promise<void> {
  try {
    const { port } = await server;
    post({ kind: "listening", port });
    listening.resolve();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    post({ kind: "listenFailed", code, message: String(error) });
  }
}

parent.on("message", (message: ToWorker) => {
  if (message.kind === "deliver") void deliver(message);
  else if (message.kind === "ping") post({ kind: "pong" });
  else if (message.kind === "verified") {
    verifications.get(message.id)?.(message.claims);
    verifications.delete(message.id);
  } else {
    void server.then(({ close }) => close()).finally(() => process.exit(0));
  }
});
void reportPort();
void reportFunctions();
