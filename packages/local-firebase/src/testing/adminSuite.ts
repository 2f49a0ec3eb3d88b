import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getFirestore, type CollectionReference, type Firestore } from "firebase-admin/firestore";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, vi } from "vitest";
import { startTestProject, type TestProject } from "./testProject.ts";

export interface AdminSuite {
  readonly project: TestProject;
  readonly app: App;
  readonly db: Firestore;
  /** A collection of its own for one case. */
  readonly room: () => CollectionReference;
}

/** The genuine admin SDK in Node against every service of one instance, for the cases of one test file. */
export function adminSuite(functions = false): AdminSuite {
  let project: TestProject;
  let app: App;
  beforeAll(async () => {
    project = await startTestProject(functions);
    for (const [name, value] of Object.entries(project.adminEnv)) vi.stubEnv(name, value);
    app = initializeApp();
  });
  afterAll(async () => {
    await deleteApp(app);
    vi.unstubAllEnvs();
    await project.stop();
  });
  return {
    get project() {
      return project;
    },
    get app() {
      return app;
    },
    get db() {
      return getFirestore(app);
    },
    room: () => getFirestore(app).collection(`rooms/${randomUUID()}/items`),
  };
}
