import { RECENT_SIGN_IN_MINUTES } from "@carnation/product/account";
import { expect, test } from "vitest";
import { requireRecentSignIn } from "./recentSignIn.ts";

const LIMIT = RECENT_SIGN_IN_MINUTES * 60;

test.each([
  [0, true],
  [LIMIT, true],
  [LIMIT + 1, false],
  // Of a clock that was ahead.
  [-LIMIT, true],
  [-LIMIT - 1, false],
])("a sign-in of %i seconds ago is recent: %s", (ago, isRecent) => {
  const now = new Date("2026-11-29T12:00:00Z");
  const check = (): void => requireRecentSignIn({ auth_time: now.getTime() / 1000 - ago }, now);
  if (isRecent) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ code: "recent-sign-in-required" }));
});
