import { Database } from "../../database/database.ts";
import { newUser } from "../accounts/userChanges.ts";
import type { UserRecord } from "../accounts/userRecord.ts";
import { UserStore } from "../accounts/userStore.ts";
import { ActionCodes } from "../actionCodes/actionCodes.ts";
import { AUTH_MIGRATIONS } from "../schema.ts";
import { IdTokens } from "../tokens/idTokens.ts";
import { Sessions } from "../tokens/sessions.ts";

/** Accounts, sessions and codes in memory, on a clock that a test moves. */
export function openAccounts(start = 1_800_000_000_500) {
  const database = new Database(":memory:");
  database.migrate("auth", AUTH_MIGRATIONS);
  const clock = { now: start };
  const now = (): number => clock.now;
  const users = new UserStore(database.sqlite, () => undefined);
  const tokens = new IdTokens(database, "demo-test", now);
  return {
    clock,
    database,
    users,
    tokens,
    sessions: new Sessions(database, users, tokens, now),
    codes: new ActionCodes(database, now),
    /** Stores an account that was made now, with some fields of its own. */
    addUser(uid: string, fields: Partial<UserRecord> = {}): Promise<void> {
      return database.transaction(() => users.save({ ...newUser(uid, clock.now), ...fields }));
    },
  };
}
