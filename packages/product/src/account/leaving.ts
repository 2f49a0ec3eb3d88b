import { emailField } from "@carnation/domain/field";
import * as v from "valibot";

/** Delay of an account's deletion, in days: until then it can be kept after all. */
export const ACCOUNT_DELETION_DAYS = 30;

/** Greatest age of a sign-in that counts as recent, in minutes. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** Payload of the callable `deleteaccount`: the account's address, typed to confirm. */
export const deleteAccountRequest = v.object({ confirmation: emailField });

/** Payload of the callable `deleteaccount`. */
export type DeleteAccountRequest = v.InferOutput<typeof deleteAccountRequest>;

const isoDate = v.pipe(v.string(), v.isoTimestamp(), v.toDate());
/** Answer of the callable `deleteaccount`: from when on the account is erased. */
export const deleteAccountResponse = v.object({ due: isoDate });
