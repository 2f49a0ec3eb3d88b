import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getAuth, type Auth } from "firebase-admin/auth";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { browserSuite } from "./browserSuite.ts";
import type { TestProject } from "./testProject.ts";

export interface BrowserAuthSuite {
  readonly project: TestProject;
  readonly admin: Auth;
  readonly page: Page;
  /** A second page with a session of its own. */
  readonly other: Page;
  /** An address that no other case uses. */
  readonly email: string;
  /** Signs the case's address up with the password "password"; resolves with the uid. */
  readonly signUp: (page?: Page) => Promise<string>;
  /** `ok`, or the code of the error. */
  readonly signIn: (password?: string, page?: Page, email?: string) => Promise<string>;
  /** Asks for a new token, and says what comes of it. */
  readonly refresh: (page?: Page) => Promise<string>;
  /** Resolves once the page has signed out. */
  readonly signedOut: (page?: Page) => Promise<unknown>;
}

/** The genuine SDK in Chromium signs in and out; the admin SDK changes accounts under its feet. */
export function browserAuthSuite(): BrowserAuthSuite {
  const suite = browserSuite();
  let app: App;
  let other: Page;
  let serial = 0;
  const email = () => `browser${serial}@example.org`;
  beforeAll(async () => {
    for (const [name, value] of Object.entries(suite.project.adminEnv)) vi.stubEnv(name, value);
    app = initializeApp({}, "browserAuthSuite");
    other = await suite.openAnother();
  });
  afterAll(async () => {
    await deleteApp(app);
    vi.unstubAllEnvs();
  });
  beforeEach(() => void (serial += 1));
  return {
    get project() {
      return suite.project;
    },
    get admin() {
      return getAuth(app);
    },
    get page() {
      return suite.page;
    },
    get other() {
      return other;
    },
    get email() {
      return email();
    },
    signUp: (page = suite.page) =>
      page.evaluate(async (address) => {
        const { auth, createUserWithEmailAndPassword } = firebase;
        return (await createUserWithEmailAndPassword(auth, address, "password")).user.uid;
      }, email()),
    signIn: (password = "password", page = suite.page, address = email()) =>
      page.evaluate(
        ([to, secret]) => firebase.outcome(firebase.signInWithEmailAndPassword(firebase.auth, to, secret)),
        [address, password] as const,
      ),
    refresh: (page = suite.page) =>
      page.evaluate(() => {
        const { auth, outcome } = firebase;
        return outcome(auth.currentUser?.getIdToken(true) ?? Promise.reject({ code: "signed out" }));
      }),
    signedOut: (page = suite.page) => page.waitForFunction(() => firebase.auth.currentUser === null),
  };
}
