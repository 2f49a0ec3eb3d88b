import { dateSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** That an account is to be deleted. */
export interface AccountDeletion {
  readonly requested: Date;
  /** From when on it is erased; until then its owner can keep it. */
  readonly due: Date;
}

/** The deletion of an account as stored; absent or unreadable is null. */
export const storedDeletionSchema = v.fallback(
  v.nullish(v.object({ requested: dateSchema, due: dateSchema }), null),
  null,
);
