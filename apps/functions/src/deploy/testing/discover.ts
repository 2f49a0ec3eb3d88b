import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { freePort } from "@carnation/testing/freePort";

const eventSchema = v.object({
  eventType: v.string(),
  eventFilterPathPatterns: v.optional(v.object({ document: v.string() })),
  retry: v.boolean(),
});

const endpointSchema = v.object({
  region: v.array(v.string()),
  availableMemoryMb: v.number(),
  concurrency: v.nullish(v.number()),
  timeoutSeconds: v.nullable(v.number()),
  callableTrigger: v.optional(v.object({})),
  httpsTrigger: v.optional(v.object({})),
  eventTrigger: v.optional(eventSchema),
  scheduleTrigger: v.optional(v.object({ schedule: v.string(), timeZone: v.string() })),
});

const manifestSchema = v.object({ endpoints: v.record(v.string(), endpointSchema) });

/** A function as the Firebase CLI finds it. */
export type Endpoint = v.InferOutput<typeof endpointSchema>;

/**
 * Asks the official discovery for the functions of a folder, as `firebase deploy` does before it uploads.
 * @param folder with a `package.json`
 * @param bin file of `firebase-functions`
 * @param node program that runs it. @default that of this process
 * @throws Error with what the program wrote, when it ends before it answers
 */
export async function discover(
  folder: string,
  bin: string,
  node = process.execPath,
): Promise<Readonly<Record<string, Endpoint>>> {
  const port = await freePort();
  const child = spawn(node, [bin, folder], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      FUNCTIONS_CONTROL_API: "true",
      GCLOUD_PROJECT: "demo-deploy",
      FIREBASE_CONFIG: JSON.stringify({ projectId: "demo-deploy", storageBucket: "demo-deploy.appspot.com" }),
    },
  });
  let written = "";
  child.stdout.on("data", (chunk: Buffer) => (written += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (written += chunk.toString()));
  try {
    const answer = await answerOf(child, `http://localhost:${port}/__/functions.yaml`, () => written);
    return v.parse(manifestSchema, JSON.parse(answer)).endpoints;
  } finally {
    child.kill();
  }
}

async function answerOf(child: ChildProcess, url: string, written: () => string): Promise<string> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The discovery ended:\n${written()}`);
    const response = await fetch(url).catch(() => null);
    const text = await response?.text();
    if (response?.ok && text !== undefined) return text;
    if (response) throw new Error(`The discovery answered ${response.status}: ${text}`);
    await pause(100);
  }
}
