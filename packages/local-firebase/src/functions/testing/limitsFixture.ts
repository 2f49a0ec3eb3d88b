import { defineInt, defineSecret } from "firebase-functions/params";
import { onInit } from "firebase-functions/v2/core";
import { HttpsError, onCall, onRequest } from "firebase-functions/v2/https";
import { onSchedule } from "firebase-functions/v2/scheduler";

/** Functions that take their time, stream, ask for App Check, or run by the clock. */
const seconds = defineInt("SLOW_SECONDS");
const key = defineSecret("API_KEY");
const runs: { readonly job: string | undefined; readonly time: string }[] = [];
let initialized = false;

onInit(() => {
  initialized = true;
});

const forAWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

/** Its time is over when it has only begun. */
export const slow = onCall({ timeoutSeconds: 0.1 }, async (_request, response) => {
  await forAWhile();
  return { aborted: response?.signal.aborted };
});

/** A second, by a parameter. */
export const parametric = onCall({ timeoutSeconds: seconds }, async () => {
  await forAWhile();
  return "in time";
});

/** Answers when nobody listens any more, outside any promise that somebody waits for. */
export const slowHook = onRequest({ timeoutSeconds: 0.1 }, (_request, response) => {
  setTimeout(() => response.status(201).json({ late: true }), 300);
});

export const echo = onRequest((request, response) => {
  response.json({
    method: request.method,
    path: request.path,
    query: request.query,
    body: request.body as unknown,
  });
});

export const count = onCall(async (request, response) => {
  for (let number = 1; number <= 3; number += 1) await response?.sendChunk({ number });
  return { total: 3, streamed: request.acceptsStreaming };
});

/** Gives one piece, and then nothing within its time. */
export const slowCount = onCall({ timeoutSeconds: 0.2 }, async (_request, response) => {
  await response?.sendChunk({ number: 1 });
  await forAWhile();
});

export const failingCount = onCall(async (_request, response) => {
  await response?.sendChunk({ number: 1 });
  throw new HttpsError("resource-exhausted", "enough");
});

export const headers = onCall((request) => ({
  instance: request.instanceIdToken ?? null,
  app: request.app?.appId ?? null,
}));

export const attested = onCall({ enforceAppCheck: true }, () => "attested");

export const secret = onCall({ secrets: [key] }, () => key.value());

export const runsSoFar = onCall(() => runs);

export const nightly = onSchedule({ schedule: "every day 03:00", timeZone: "Europe/Paris" }, (event) => {
  if (!initialized) throw new Error("onInit comes first");
  runs.push({ job: event.jobName, time: event.scheduleTime });
});

export const hourly = onSchedule("0 * * * *", () => {
  throw new Error("the disk of somebody else is full");
});

export const never = onSchedule("0 0 31 2 *", () => undefined);
