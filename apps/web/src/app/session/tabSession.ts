import { tabStorage } from "../../common/state/tabStorage.ts";

/** Key of whose session this tab shows. */
const KEY = "carnation.session";

/** Whose session this tab showed last, also before a reload; null once it is known to have ended. */
export function tabSessionUid(): string | null {
  return tabStorage().getItem(KEY);
}

/** @param uid null when nobody is signed in */
export function rememberTabSession(uid: string | null): void {
  try {
    if (uid === null) tabStorage().removeItem(KEY);
    else tabStorage().setItem(KEY, uid);
  } catch {
    // Full or refused: a session that ends during a reload is then one that nobody remembers.
  }
}
