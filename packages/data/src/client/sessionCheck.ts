import { type Auth, AuthErrorCodes, signOut } from "firebase/auth";

/** What the server answers to the token of an account that is no more, beside the two that the SDK acts upon itself. */
const gone: readonly unknown[] = [
  AuthErrorCodes.USER_DELETED,
  AuthErrorCodes.TOKEN_EXPIRED,
  AuthErrorCodes.USER_DISABLED,
];

/**
 * Makes a check of the sign-in, for when the server has refused something: an account that was disabled or deleted, or
 * whose sessions were revoked, is signed out now and not when its token runs out. One check at a time.
 */
export function createSessionCheck(auth: Auth): () => void {
  let checking: Promise<void> | null = null;

  async function check(): Promise<void> {
    try {
      await auth.currentUser?.getIdToken(true);
    } catch (failure) {
      if (failure instanceof Error && "code" in failure && gone.includes(failure.code)) await signOut(auth);
    } finally {
      checking = null;
    }
  }

  return () => {
    checking ??= check();
  };
}
