import { describe, expect, test } from "vitest";
import { browserSuite } from "../testing/browserSuite.ts";

const suite = browserSuite(true);

describe("a callable function in the browser", () => {
  test("a callable function in the browser gives back what it was given", async () => {
    const data = await suite.page.evaluate(async () => {
      const { functions, httpsCallable } = firebase;
      const sent = { text: "é🎉", list: [1, null, { deep: true }] };
      return (await httpsCallable(functions, "whoami")(sent)).data;
    });
    expect(data).toMatchObject({ echo: { text: "é🎉", list: [1, null, { deep: true }] } });
  });

  test("called without data gets null", async () => {
    const data = await suite.page.evaluate(
      async () => (await firebase.httpsCallable(firebase.functions, "whoami")()).data,
    );
    expect(data).toEqual({ uid: null, role: null, echo: null });
  });

  test("a callable function in the browser knows who is signed in", async () => {
    const [uid, known] = await suite.page.evaluate(async () => {
      const { auth, createUserWithEmailAndPassword, functions, httpsCallable, signOut } = firebase;
      const { user } = await createUserWithEmailAndPassword(auth, "kim@example.org", "correct horse battery");
      const { data } = await httpsCallable(functions, "whoami")();
      await signOut(auth);
      return [user.uid, (data as { uid: string }).uid] as const;
    });
    expect(known).toBe(uid);
  });

  test("a callable function in the browser gives its error with code, message and details", async () => {
    const error = await suite.page.evaluate(() =>
      firebase
        .httpsCallable(firebase.functions, "refuse")()
        .catch((failure: Error & { code: string; details: unknown }) => ({
          code: failure.code,
          message: failure.message,
          details: failure.details,
        })),
    );
    expect(error).toEqual({
      code: "functions/permission-denied",
      message: expect.stringContaining("Réservé aux admins") as string,
      details: { why: "role" },
    });
  });

  test("a callable function in the browser that fails unexpectedly tells nothing of why", async () => {
    const error = await suite.page.evaluate(() =>
      firebase
        .httpsCallable(firebase.functions, "broken")()
        .catch((failure: Error & { code: string }) => `${failure.code} ${failure.message}`),
    );
    expect(error).toMatch(/^functions\/internal INTERNAL( \[500\])?$/);
  });

  test("a callable function in the browser that does not exist is not found", async () => {
    const code = await suite.page.evaluate(() =>
      firebase.outcome(firebase.httpsCallable(firebase.functions, "nothing")()),
    );
    expect(code).toBe("functions/not-found");
  });
});

describe("a function that follows documents", () => {
  test("a function that follows documents runs after a write of the browser, and the browser hears of it", async () => {
    const data = await suite.page.evaluate(async () => {
      const { auth, createUserWithEmailAndPassword, db, doc, onSnapshot, setDoc } = firebase;
      await createUserWithEmailAndPassword(auth, "nina@example.org", "correct horse battery");
      const note = doc(db, "notes/from-page");
      const answered = new Promise<unknown>((resolve) => {
        onSnapshot(note, (found) => {
          if (found.get("shout") !== undefined) resolve(found.data());
        });
      });
      await setDoc(note, { text: "bonjour" });
      return answered;
    });
    expect(data).toEqual({ text: "bonjour", shout: "BONJOUR", note: "from-page" });
  });
});
