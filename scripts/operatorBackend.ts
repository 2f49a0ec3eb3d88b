import { initializeApp } from "firebase-admin/app";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Backend, backendOf } from "../apps/functions/src/backend.ts";
import { portsFromEnvironment } from "./startPorts.ts";

const root = join(import.meta.dirname, "..");
const emulator = v.object({ port: v.number() });
const firebaseJson = v.object({ emulators: v.object({ firestore: emulator, storage: emulator }) });
const firebaserc = v.object({ projects: v.object({ default: v.string() }) });

function readJson<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(join(root, name), "utf8")));
}

/**
 * Opens the data of a deployment, with the credentials of this machine (`gcloud auth application-default login`), in the bucket
 * `<project>.firebasestorage.app` or that of `CARNATION_BUCKET`; without a project those of the product that runs beside it.
 */
export function operatorBackend(project: string | undefined): Backend {
  if (project === undefined && !process.env["FIRESTORE_EMULATOR_HOST"]) {
    const { emulators } = readJson("firebase.json", firebaseJson);
    const ports = portsFromEnvironment(process.env);
    process.env["FIRESTORE_EMULATOR_HOST"] = `127.0.0.1:${ports.firestore ?? emulators.firestore.port}`;
    process.env["FIREBASE_STORAGE_EMULATOR_HOST"] = `127.0.0.1:${ports.storage ?? emulators.storage.port}`;
    process.env["METADATA_SERVER_DETECTION"] = "none";
  }
  const projectId = project ?? readJson(".firebaserc", firebaserc).projects.default;
  const bucket = process.env["CARNATION_BUCKET"] ?? `${projectId}.firebasestorage.app`;
  return backendOf(initializeApp({ projectId }), bucket);
}
