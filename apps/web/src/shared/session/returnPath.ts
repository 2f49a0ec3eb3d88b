import * as v from "valibot";
import { paths } from "../navigation/paths.ts";

const PARAMETER = "retour";

/** The login address that comes back to `destination` (path, query and hash) after sign-in. */
export function loginPathFrom(destination: string): string {
  return `${paths.login}?${new URLSearchParams({ [PARAMETER]: destination }).toString()}`;
}

const ownerSchema = v.object({ pageOf: v.string() });

/** History state that says whose page the way back leads to. */
export function pageOwnerState(uid: string): { readonly pageOf: string } {
  return { pageOf: uid };
}

/** Tells whether a page left behind was somebody else's; one that nobody was known to look at is anybody's. */
function isSomebodyElses(state: unknown, uid: string): boolean {
  const parsed = v.safeParse(ownerSchema, state);
  return parsed.success && parsed.output.pageOf !== uid;
}

/**
 * The page to open after sign-in, read from the login address; the dashboard when there is none.
 * Only pages of the application are accepted: the value is written by whoever made the link. The way out is no place
 * to come back to: it would end the session that has just begun. Nor is a page that somebody else was looking at.
 * @param state the history state of the login page, which may hold anything
 * @param uid whoever has just signed in
 */
export function returnPathFrom(search: string, state: unknown, uid: string): string {
  const destination = new URLSearchParams(search).get(PARAMETER);
  if (destination === null || !/^\/(?:user|admin)\/[^\\]*$/u.test(destination)) return paths.dashboard;
  if (isSomebodyElses(state, uid)) return paths.dashboard;
  const { pathname } = new URL(destination, "https://application.invalid");
  return pathname.replace(/\/$/u, "") === paths.logout ? paths.dashboard : destination;
}
