import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LocalFirebase, LocalFirebaseOptions } from "../gateway/options.ts";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";
import { openEmulatedProject, usesOfficialEmulators } from "@carnation/testing/officialEmulators";

/**
 * Rules of the tests: signed-in users have a folder each; `open` is everybody's, `admins` the role's, `team` that of those
 * whose document in `members` says so.
 */
export const rules = {
  firestore: `rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        match /open/{path=**} { allow read, write: if true; }
        match /notes/{note} { allow read, write: if request.auth != null; }
        match /users/{uid}/{path=**} { allow read, write: if request.auth != null && request.auth.uid == uid; }
        match /team/{id} {
          allow read, write: if get(/databases/$(database)/documents/members/$(request.auth.uid)).data.active;
        }
        match /admins/{id} { allow read, write: if request.auth.token.role == 'admin'; }
      }
    }`,
  storage: `rules_version = '2';
    service firebase.storage {
      match /b/{bucket}/o {
        match /users/{uid}/{path=**} { allow read, write: if request.auth != null && request.auth.uid == uid; }
      }
    }`,
};

const functionsFixture: string = fileURLToPath(new URL("./functionsFixture.ts", import.meta.url));
export const freePorts = { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 };

export interface TestProject extends Omit<LocalFirebase, "health" | "usage"> {
  /** Folder of the project; the emulators keep nothing in it. */
  readonly folder: string;
  readonly log: readonly string[];
}

/**
 * A project of its own on free ports in a temporary folder; `stop` also removes the folder. Where `npm run conformance`
 * has started Google's emulators, it is one on them, without functions.
 * @param page what Hosting serves. Default: nothing
 * @param options of the local Firebase beside the tests' own
 */
export async function startTestProject(
  functions: boolean,
  page?: string,
  options: Pick<LocalFirebaseOptions, "appCheck"> = {},
): Promise<TestProject> {
  const folder = await mkdtemp(join(tmpdir(), "local-firebase-"));
  if (page !== undefined) {
    await mkdir(join(folder, "site"));
    await writeFile(join(folder, "site", "index.html"), page);
    await writeFile(join(folder, "firebase.json"), '{"hosting":{"public":"site"}}');
  }
  const log: string[] = [];
  if (usesOfficialEmulators()) {
    const emulated = await openEmulatedProject(rules, page);
    const stop = async (): Promise<void> => {
      await emulated.stop();
      await rm(folder, { recursive: true });
    };
    return { ...emulated, folder, log, idle: () => Promise.resolve(), stop };
  }
  const local = await startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    projectId: "demo-test",
    ports: freePorts,
    rules,
    passwordCost: { N: 1024, r: 8, p: 1 },
    log: (line) => void log.push(line),
    ...options,
    ...(functions ? { functionsModule: functionsFixture } : {}),
  });
  return {
    ...local,
    folder,
    log,
    async stop() {
      await local.stop();
      await rm(folder, { recursive: true });
    },
  };
}
