import { AuthError } from "../protocol/authError.ts";
import type { UserRecord } from "./userRecord.ts";

/**
 * Refuses another address than the account's own before anything is looked up, as production does with e-mail enumeration
 * protection: the refusal tells nothing of who has the address.
 * @param email normalized address that was asked for
 * @throws AuthError OPERATION_NOT_ALLOWED
 */
export function refuseUnverifiedEmailChange(user: Pick<UserRecord, "email">, email: string): void {
  if (user.email === email) return;
  throw new AuthError("OPERATION_NOT_ALLOWED : Please verify the new email before changing email.");
}
