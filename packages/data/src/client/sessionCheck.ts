import type { Auth } from "firebase/auth";

/**
 * Time: how long the account itself is given to say why it was refused, in milliseconds: whoever is deactivated is told so by their
 * profile, which arrives with the refusals of everything else, and not that a session has ended.
 */
const ACCOUNT_FIRST_MS = 2000;

/**
 * Makes a check of the sign-in, for when the server has refused something. The SDK signs out by itself when it cannot
 * renew the token of an account that was disabled or deleted, or whose sessions were revoked: it only has to try now, and
 * not when the token runs out. One check at a time, for several watches are refused at once.
 */
export function createSessionCheck(auth: Auth): () => void {
  let checking: Promise<unknown> | undefined;
  const check = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, ACCOUNT_FIRST_MS));
    await auth.currentUser?.getIdToken(true);
  };
  return () => {
    checking ??= check()
      .catch(() => undefined)
      .finally(() => {
        checking = undefined;
      });
  };
}
