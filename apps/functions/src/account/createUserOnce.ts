import type { Auth, CreateRequest } from "firebase-admin/auth";
import { hasCode } from "../backend/createOnce.ts";

/**
 * Creates somebody who signs in, or gives who is there already what they are asked to have. The SDK repeats a request whose
 * answer was lost: the second one finds what the first has created.
 * @throws Error auth/email-already-exists when somebody else has the address
 */
export async function createUserOnce(
  auth: Auth,
  { uid, ...fields }: CreateRequest & { readonly uid: string },
): Promise<void> {
  const isThere = async (): Promise<boolean> => (await auth.getUsers([{ uid }])).users.length > 0;
  if (!(await isThere())) {
    try {
      await auth.createUser({ uid, ...fields });
      return;
    } catch (error) {
      const isTaken =
        hasCode(error, "auth/uid-already-exists") || hasCode(error, "auth/email-already-exists");
      if (!isTaken || !(await isThere())) throw error;
    }
  }
  await auth.updateUser(uid, fields);
}
