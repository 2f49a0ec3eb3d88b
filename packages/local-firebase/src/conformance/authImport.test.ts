import { signInWithEmailAndPassword } from "firebase/auth";
import { pbkdf2Sync, scryptSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { adminAuthSuite } from "../testing/adminAuthSuite.ts";

const suite = adminAuthSuite();

describe("the admin SDK imports accounts", () => {
  const salt = Buffer.from("salt of the test");
  const hashes = [
    {
      name: "Firebase's scrypt",
      password: "user1password",
      // The example of github.com/firebase/scrypt.
      passwordHash: Buffer.from(
        "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==",
        "base64",
      ),
      passwordSalt: Buffer.from("42xEC+ixf3L2lw==", "base64"),
      hash: {
        algorithm: "SCRYPT" as const,
        key: Buffer.from(
          "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==",
          "base64",
        ),
        saltSeparator: Buffer.from("Bw==", "base64"),
        rounds: 8,
        memoryCost: 14,
      },
    },
    {
      name: "standard scrypt",
      password: "été 2024",
      passwordHash: scryptSync("été 2024", salt, 48, { N: 1024, r: 8, p: 2 }),
      passwordSalt: salt,
      hash: {
        algorithm: "STANDARD_SCRYPT" as const,
        memoryCost: 1024,
        blockSize: 8,
        parallelization: 2,
        derivedKeyLength: 48,
      },
    },
    {
      name: "PBKDF2 with SHA-256",
      password: "password",
      passwordHash: pbkdf2Sync("password", salt, 1000, 32, "sha256"),
      passwordSalt: salt,
      hash: { algorithm: "PBKDF2_SHA256" as const, rounds: 1000 },
    },
  ];

  test.each(hashes)(
    "the admin SDK imports accounts whose passwords are hashed with $name",
    async ({ password, passwordHash, passwordSalt, hash }) => {
      const email = suite.freshEmail();
      const uid = `imported-${email}`;
      const user = { uid, email, passwordHash, passwordSalt, customClaims: { role: "admin" } };
      expect(await suite.admin.importUsers([user], { hash })).toMatchObject({
        successCount: 1,
        failureCount: 0,
      });
      await expect(signInWithEmailAndPassword(suite.client(), email, "wrong one")).rejects.toMatchObject({
        code: "auth/invalid-credential",
      });
      // The second time, with the hash that the first left behind.
      for (let time = 0; time < 2; time++) {
        const signedIn = await signInWithEmailAndPassword(suite.client(), email, password);
        expect((await signedIn.user.getIdTokenResult()).claims).toMatchObject({ sub: uid, role: "admin" });
      }
    },
  );

  test("the admin SDK imports accounts with their history, and reports the faulty ones by index", async () => {
    const taken = suite.freshEmail();
    await suite.admin.createUser({ email: taken });
    const created = "Mon, 01 Jan 2024 00:00:00 GMT";
    const result = await suite.admin.importUsers([
      { uid: "import-a", displayName: "A", metadata: { creationTime: created, lastSignInTime: created } },
      { uid: "import-b", email: taken },
      { uid: "import-c", providerData: [{ uid: "1", providerId: "google.com" }] },
    ]);
    expect([result.successCount, result.errors.map(({ index }) => index)]).toEqual([1, [1, 2]]);
    expect((await suite.admin.getUser("import-a")).metadata).toMatchObject({
      creationTime: created,
      lastSignInTime: created,
    });
    await expect(suite.admin.getUser("import-c")).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("the admin SDK imports accounts but no hashes that are quick to guess against", async () => {
    const user = { uid: "import-md5", email: suite.freshEmail(), passwordHash: Buffer.alloc(16, 1) };
    const hash = { algorithm: "MD5" as const, rounds: 0 };
    await expect(suite.admin.importUsers([user], { hash })).rejects.toMatchObject({
      code: "auth/operation-not-allowed",
    });
  });
});
