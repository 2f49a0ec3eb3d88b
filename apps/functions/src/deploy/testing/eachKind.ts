/**
 * Calls one function of each kind of a deployed folder, on a local Firebase in this process, so that both run under the
 * Node that runs this file: `node --conditions=@carnation/source eachKind.ts <module of the functions>`. Prints what
 * became of each as one line of JSON.
 */
import { diagnosisPhotoPath } from "@carnation/product/path";
import { httpsCallable } from "firebase/functions";
import { ref, uploadBytes } from "firebase/storage";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { testBackend } from "../../testing/testBackend.ts";
import { root } from "./deployedFolder.ts";

const PHOTO = join(root, "apps/web/public/demo/visage-clair.jpg");
const LONGEST_MS = 240_000;

/** Asks again until there is an answer. @throws Error when there is none in time */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (const start = Date.now(); Date.now() - start < LONGEST_MS; await pause(200)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`${what}: nothing came of it in ${LONGEST_MS / 1000} s`);
}

const [, , functionsModule] = process.argv;
const backend = await testBackend(functionsModule, ["countDay"]);
try {
  const { admin, local } = backend;
  const scheduled = await until("the job of a time", async () =>
    (await admin.collection("statistics").get()).empty ? undefined : "ran",
  );
  await backend.addUser("claire", { subscription: "active" });
  const document = await until("the trigger of a document", async () => {
    const summary: unknown = (await admin.doc("users/claire").get()).get("summary");
    return summary === undefined ? undefined : "ran";
  });
  const claire = await backend.signIn("claire");
  const start = httpsCallable<unknown, { id: string }>(claire.functions, "startDiagnosis");
  const { data } = await start({ consent: true });
  await uploadBytes(ref(claire.storage, diagnosisPhotoPath("claire", data.id)), await readFile(PHOTO), {
    contentType: "image/jpeg",
  });
  const state = await until("the trigger of a file", async () => {
    const found: unknown = (await admin.doc(`users/claire/diagnosis/${data.id}`).get()).get("state");
    return found === "started" ? undefined : found;
  });
  const address = `http://127.0.0.1:${local.ports.functions}/${local.projectId}/europe-west3/legalsettings`;
  const { status } = await fetch(address);
  process.stdout.write(`${JSON.stringify({ scheduled, document, state, request: status })}\n`);
} finally {
  await backend.stop();
}
