import { initializeApp } from "firebase-admin/app";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import * as v from "valibot";
import { type Backend, backendOf } from "../apps/functions/src/backend/backend.ts";
import { portsFromEnvironment } from "./startPorts.ts";

const root = join(import.meta.dirname, "..");
const emulator = v.object({ port: v.number() });
const firebaseJson = v.object({
  emulators: v.object({ firestore: emulator, auth: emulator, storage: emulator }),
});
const firebaserc = v.object({ projects: v.object({ default: v.string() }) });

function readJson<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(join(root, name), "utf8")));
}

/** The product that an operator's command works beside does not answer on this machine. */
class ProductNotRunningError extends Error {
  override readonly name = "ProductNotRunningError";
}

/** Longest time, in milliseconds, that a port of this machine takes to accept a connection. */
const CONNECT_MS = 5000;

/**
 * Connects once to a port of this machine. The Firebase clients would retry for ever where nothing listens.
 * @throws ProductNotRunningError with a sentence for the operator
 */
async function requireListening(port: number, variable: string): Promise<void> {
  try {
    const socket = connect({ host: "127.0.0.1", port });
    await once(socket, "connect", { signal: AbortSignal.timeout(CONNECT_MS) }).finally(() =>
      socket.destroy(),
    );
  } catch (error) {
    throw new ProductNotRunningError(
      `Carnation ne répond pas sur 127.0.0.1:${port}. Lancez npm start, ou indiquez son port : ${variable}=… ; ` +
        "pour un déploiement : --project <id>.",
      { cause: error },
    );
  }
}

/**
 * Opens the data of a deployment, with the credentials of this machine (`gcloud auth application-default login`), in the bucket
 * `<project>.firebasestorage.app` or that of `CARNATION_BUCKET`; without a project those of the product that runs beside it.
 */
async function operatorBackend(project: string | undefined): Promise<Backend> {
  if (project === undefined && !process.env["FIRESTORE_EMULATOR_HOST"]) {
    const { emulators } = readJson("firebase.json", firebaseJson);
    const ports = portsFromEnvironment(process.env);
    const firestore = ports.firestore ?? emulators.firestore.port;
    const storage = ports.storage ?? emulators.storage.port;
    const auth = ports.auth ?? emulators.auth.port;
    await requireListening(firestore, "CARNATION_FIRESTORE_PORT");
    await requireListening(storage, "CARNATION_STORAGE_PORT");
    process.env["FIRESTORE_EMULATOR_HOST"] = `127.0.0.1:${firestore}`;
    process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `127.0.0.1:${auth}`;
    process.env["FIREBASE_STORAGE_EMULATOR_HOST"] = `127.0.0.1:${storage}`;
    process.env["METADATA_SERVER_DETECTION"] = "none";
  }
  if (project !== undefined) {
    // An operator's own credentials have no quota, and those of a CI no project: they would ask for it.
    process.env["GOOGLE_CLOUD_QUOTA_PROJECT"] ??= project;
    process.env["GOOGLE_CLOUD_PROJECT"] ??= project;
  }
  const projectId = project ?? readJson(".firebaserc", firebaserc).projects.default;
  const bucket = process.env["CARNATION_BUCKET"] ?? `${projectId}.firebasestorage.app`;
  return backendOf(initializeApp({ projectId }), bucket);
}

/**
 * Runs an operator's command on the data of a deployment or of the product beside it, and ends the process: with 1, a sentence and
 * the error where it failed.
 * @param failure sentence for a failure of the command itself
 */
export async function runOperatorCommand(
  project: string | undefined,
  failure: string,
  command: (backend: Backend) => Promise<void>,
): Promise<never> {
  try {
    await command(await operatorBackend(project));
    process.exit(0);
  } catch (error) {
    if (error instanceof ProductNotRunningError) console.error(error.message);
    else console.error(failure, error);
    process.exit(1);
  }
}
