/**
 * Converts documents that another system wrote to the forms of the product, counts everything anew and says what differed, and
 * lets no browser keep the private files that are stored: `npm run recount`, beside the running product of this machine; with
 * `--project <id>` that of a deployment, with the credentials of this machine (`gcloud auth application-default login`).
 * `--dry-run` prints what would be converted, and writes and counts nothing.
 */
import { initializeApp } from "firebase-admin/app";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { backendOf } from "../apps/functions/src/backend.ts";
import { recount } from "../apps/functions/src/counters/recount.ts";
import { convertDocuments } from "../apps/functions/src/existing-data/convertDocuments.ts";
import { forbidCachingOfStored } from "../apps/functions/src/files/forbidCaching.ts";
import { convertedLines, forbiddenLines, mendedLines } from "./recountLines.ts";
import { portsFromEnvironment } from "./startPorts.ts";

const root = join(import.meta.dirname, "..");
const { project, "dry-run": dryRun = false } = parseArgs({
  options: { project: { type: "string" }, "dry-run": { type: "boolean" } },
}).values;

const emulator = v.object({ port: v.number() });
const firebaseJson = v.object({ emulators: v.object({ firestore: emulator, storage: emulator }) });
const firebaserc = v.object({ projects: v.object({ default: v.string() }) });

function readJson<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(join(root, name), "utf8")));
}

if (project === undefined && !process.env["FIRESTORE_EMULATOR_HOST"]) {
  const { emulators } = readJson("firebase.json", firebaseJson);
  const ports = portsFromEnvironment(process.env);
  process.env["FIRESTORE_EMULATOR_HOST"] = `127.0.0.1:${ports.firestore ?? emulators.firestore.port}`;
  process.env["FIREBASE_STORAGE_EMULATOR_HOST"] = `127.0.0.1:${ports.storage ?? emulators.storage.port}`;
  process.env["METADATA_SERVER_DETECTION"] = "none";
}
const { projects } = readJson(".firebaserc", firebaserc);
const projectId = project ?? projects.default;
const bucket = process.env["CARNATION_BUCKET"] ?? `${projectId}.firebasestorage.app`;
const { db, files } = backendOf(initializeApp({ projectId }), bucket);
try {
  console.log(convertedLines(await convertDocuments(db, { dryRun }), dryRun).join("\n"));
  if (!dryRun) {
    console.log(mendedLines(await recount(db)).join("\n"));
    console.log(forbiddenLines(await forbidCachingOfStored(files)).join("\n"));
  }
  process.exit(0);
} catch (error) {
  console.error(
    "Carnation : le recomptage n’a pas abouti ; ce qui est corrigé le reste, recommencez.",
    error,
  );
  process.exit(1);
}
