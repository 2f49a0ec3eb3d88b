import { expect, test } from "vitest";
import { Database } from "../database/database.ts";
import { ActionCodes } from "./actionCodes/actionCodes.ts";
import { IdTokens } from "./tokens/idTokens.ts";
import { AUTH_MIGRATIONS } from "./schema.ts";
import { secretHash } from "./tokens/secretHash.ts";
import { Sessions } from "./tokens/sessions.ts";
import { UserStore } from "./accounts/userStore.ts";

test("accounts, sessions and mailed codes of the first version go on", async () => {
  const database = new Database(":memory:");
  const { sqlite } = database;
  database.migrate("auth", AUTH_MIGRATIONS.slice(0, 1));
  sqlite.exec(
    "INSERT INTO auth_users (uid, email, email_verified, disabled, valid_since, created_at) VALUES ('u', 'a@example.fr', 0, 0, 5, 5000)",
  );
  const session = sqlite.prepare(
    "INSERT INTO auth_refresh_tokens (hash, uid, auth_time, revoked) VALUES (?, 'u', 9, ?)",
  );
  session.run(secretHash("open"), 0);
  session.run(secretHash("ended"), 1);
  sqlite
    .prepare("INSERT INTO auth_action_codes VALUES (?, 'u', 'PASSWORD_RESET', 'a@example.fr', NULL, ?)")
    .run(secretHash("code"), Date.now() + 60_000);

  database.migrate("auth", AUTH_MIGRATIONS);
  const users = new UserStore(sqlite, () => undefined);
  const sessions = new Sessions(database, users, new IdTokens(database, "demo-test", Date.now), Date.now);
  expect(users.byUid("u")).toMatchObject({ email: "a@example.fr", emailLink: false, validSince: 5 });
  expect(await sessions.refresh("open")).toMatchObject({ uid: "u" });
  await expect(sessions.refresh("ended")).rejects.toThrow("TOKEN_EXPIRED");
  expect(new ActionCodes(database, Date.now).peek("code")).toMatchObject({
    uid: "u",
    kind: "PASSWORD_RESET",
  });
  database.close();
});
