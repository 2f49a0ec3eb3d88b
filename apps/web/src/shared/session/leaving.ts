import type { CarnationClient } from "@carnation/data";

/** Key, on this device, of why its last session was ended, in whichever tab; absent while somebody is signed in. */
const LEFT_KEY = "carnation.left";

/** Reason why a session is ended before it runs out. */
export type ExternalRedirect = "asked" | "deactivated";

/**
 * Signs out. What was begun ends with it, in every tab: a session that runs out by itself is only interrupted.
 * @param why told to the other tabs
 */
export async function leave(auth: CarnationClient["auth"], why: ExternalRedirect = "asked"): Promise<void> {
  rememberLeaving(why);
  try {
    await auth.signOut();
  } catch (error) {
    rememberLeaving(null);
    throw error;
  }
}

/**
 * Ends the sessions on every device, this one's as if it was asked for here: nothing of it waits for anybody.
 * @throws {CarnationError} as `endSessions`
 */
export async function leaveEverywhere(auth: CarnationClient["auth"]): Promise<void> {
  rememberLeaving("asked");
  try {
    await auth.endSessions();
  } catch (error) {
    rememberLeaving(null);
    throw error;
  }
}

/** @param why null as soon as somebody is signed in */
export function rememberLeaving(why: ExternalRedirect | null): void {
  try {
    if (why === null) window.localStorage.removeItem(LEFT_KEY);
    else window.localStorage.setItem(LEFT_KEY, why);
  } catch {
    // Refused: `whyLeft` then says that it was asked for.
  }
}

/** Tells why the session that has just ended was ended; null of one that ran out. In doubt it was asked for: nothing is kept. */
export function whyLeft(): ExternalRedirect | null {
  try {
    const why = window.localStorage.getItem(LEFT_KEY);
    return why === null || why === "deactivated" ? why : "asked";
  } catch {
    return "asked";
  }
}
