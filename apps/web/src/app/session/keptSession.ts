import { tabStorage } from "../../shared/state/tabStorage.ts";

/** Key, in this tab's storage, of whose session it shows. */
const TAB_KEY = "carnation.session";

/** Tells whose session this tab showed last, also before a reload; null once it is known to have ended. */
export function tabSessionUid(): string | null {
  return tabStorage().getItem(TAB_KEY);
}

/** @param uid null when nobody is signed in */
export function rememberTabSession(uid: string | null): void {
  try {
    if (uid === null) tabStorage().removeItem(TAB_KEY);
    else tabStorage().setItem(TAB_KEY, uid);
  } catch {
    // Full or refused: a session that ends during a reload is then one that nobody remembers.
  }
}

/** Key, on this device, of whether somebody is signed in. It says nobody's name. */
const DEVICE_KEY = "carnation.signedIn";

/**
 * Tells whether somebody may be signed in on this device. The sign-in itself is Firebase's to keep; this spares whoever only
 * comes to sign in the code that would read it. Where the browser refuses to tell, somebody may be.
 */
export function mayBeSignedIn(): boolean {
  try {
    return window.localStorage.getItem(DEVICE_KEY) !== null;
  } catch {
    return true;
  }
}

/** Tells this device, and its other tabs, whether somebody is signed in. */
export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) window.localStorage.setItem(DEVICE_KEY, "1");
    else window.localStorage.removeItem(DEVICE_KEY);
  } catch {
    // Refused: the sign-in page then reads Firebase's own record as soon as somebody touches it.
  }
}

/** Calls back when another tab of this device signs in. */
export function onSignedInElsewhere(listener: () => void, signal: AbortSignal): void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === DEVICE_KEY && newValue !== null) listener();
  };
  window.addEventListener("storage", hear, { signal });
}
