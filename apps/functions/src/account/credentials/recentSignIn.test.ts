import { RECENT_SIGN_IN_MINUTES } from "@carnation/product/account";
import { expect, test } from "vitest";
import { requireRecentSignIn } from "./recentSignIn.ts";

const LIMIT = RECENT_SIGN_IN_MINUTES * 60;

const now = new Date("2026-11-29T12:00:00Z");
const signedIn = (secondsAgo: number) => ({ auth_time: now.getTime() / 1000 - secondsAgo });

// A time to come is of a clock that was ahead.
test.each([0, LIMIT, -LIMIT])("a sign-in of %i seconds ago is recent", (ago) => {
  expect(() => requireRecentSignIn(signedIn(ago), now)).not.toThrow();
});

test.each([LIMIT + 1, -LIMIT - 1])("a sign-in of %i seconds ago is not recent", (ago) => {
  expect(() => requireRecentSignIn(signedIn(ago), now)).toThrow(
    expect.objectContaining({ code: "recent-sign-in-required" }),
  );
});
