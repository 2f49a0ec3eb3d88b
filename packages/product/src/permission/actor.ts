import type { Session } from "../session/session.ts";

/** Somebody signed in, as the decisions about them need it. */
export interface Actor extends Pick<Session, "uid" | "role"> {
  /** True when the stored account is active; the token of a deactivated account stays valid for up to an hour. */
  readonly active: boolean;
  /** True when their subscription is current (`isCurrentSubscription`). */
  readonly subscribed: boolean;
}
