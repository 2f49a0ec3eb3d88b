import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from "firebase/auth";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Database } from "../../database/database.ts";
import { startAuth, type AuthHarness } from "../testing/authHarness.ts";
import { freshEmail } from "../testing/authSuite.ts";

let harness: AuthHarness;

beforeAll(async () => {
  // Dear enough for the flood to be still waiting when it is given up.
  harness = await startAuth({ N: 2 ** 13, r: 8, p: 1 });
});

afterAll(() => harness.close());

/** Sends a sign-in as a script does that never waits for the answer. */
function script(email: string, password: string, headers = ""): Promise<Socket> {
  const body = JSON.stringify({ email, password });
  return new Promise((resolve, reject) => {
    const socket = connect(harness.server.port, "127.0.0.1", () => {
      const path = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key";
      const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}Content-Length: ${body.length}\r\n\r\n`;
      socket.write(head + body, () => resolve(socket));
    });
    socket.on("error", reject);
  });
}

/** Counts the passwords that have been looked at and found wrong. */
function guessesCounted(): number {
  const database = new Database(harness.folder);
  try {
    const row = database.sqlite.prepare("SELECT sum(count) AS n FROM auth_attempts").get();
    return Number(row?.["n"] ?? 0);
  } finally {
    database.close();
  }
}

describe("two hundred sign-ins at once", () => {
  test("two hundred sign-ins at once that nobody waits for any more are dropped", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(harness.client(), email, "password");
    const before = guessesCounted();
    const flood = await Promise.all(Array.from({ length: 200 }, () => script(freshEmail(), "wrong")));
    await vi.waitUntil(() => guessesCounted() > before, 10_000);
    for (const socket of flood) socket.destroy();
    await signInWithEmailAndPassword(harness.client(), email, "password");
    expect(guessesCounted() - before).toBeLessThan(20);
  });

  test("two hundred sign-ins at once that somebody does wait for leave the others their turn", async () => {
    const email = freshEmail();
    await createUserWithEmailAndPassword(harness.client(), email, "password");
    const before = guessesCounted();
    const flood = await Promise.all(
      Array.from({ length: 200 }, () => script(freshEmail(), "wrong", "Origin: http://127.0.0.1:9\r\n")),
    );
    await vi.waitUntil(() => guessesCounted() > before, 10_000);
    await signInWithEmailAndPassword(harness.client(), email, "password");
    expect(guessesCounted() - before).toBeLessThan(20);
    for (const socket of flood) socket.destroy();
  });
});
