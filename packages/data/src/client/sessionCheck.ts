import type { Auth } from "firebase/auth";

/**
 * Makes a check of the sign-in, for when the server has refused something. The SDK signs out by itself when it cannot
 * renew the token of an account that was disabled or deleted, or whose sessions were revoked: it only has to try now, and
 * not when the token runs out. One check at a time, for several watches are refused at once.
 */
export function createSessionCheck(auth: Auth): () => void {
  let checking: Promise<unknown> | undefined;
  return () => {
    checking ??= auth.currentUser
      ?.getIdToken(true)
      .catch(() => undefined)
      .finally(() => {
        checking = undefined;
      });
  };
}
