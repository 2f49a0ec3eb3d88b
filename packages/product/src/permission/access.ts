import type { Session } from "../session/session.ts";

/** Person who may open a route. */
export type Access = "public" | "signed-in" | "subscriber" | "admin";

/** Describes what happens to somebody who opens a route. */
export type AccessDecision = "allow" | "sign-in" | "admin-only";

/**
 * Tells whether somebody may open a route. A `subscriber` route opens for everyone signed in: without a current
 * subscription a professional still reads and exports, and each action that needs one asks `can`.
 * The admin group is for the role `admin` alone: an employee has no admin route.
 */
export function decideAccess(access: Access, session: Pick<Session, "role"> | null): AccessDecision {
  if (access === "public") return "allow";
  if (!session) return "sign-in";
  return access === "admin" && session.role !== "admin" ? "admin-only" : "allow";
}
