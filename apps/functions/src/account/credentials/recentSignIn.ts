import { CarnationError } from "@carnation/domain/error";
import { RECENT_SIGN_IN_MINUTES } from "@carnation/product/account";

/** Describes what a verified token says of its sign-in. */
export interface SignInToken {
  /** Time of its owner's sign-in, seconds since 1970. */
  readonly auth_time: number;
}

/**
 * Lets pass who has just given their password.
 * @throws CarnationError recent-sign-in-required
 */
export function requireRecentSignIn({ auth_time }: SignInToken, now: Date = new Date()): void {
  // A time to come is of a clock that was ahead, and says nothing.
  const age = Math.abs(now.getTime() / 1000 - auth_time);
  if (age > RECENT_SIGN_IN_MINUTES * 60) throw new CarnationError("recent-sign-in-required");
}
