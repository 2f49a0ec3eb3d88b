import * as v from "valibot";
import { isCriterionId } from "../criterion/criterionId.ts";
import type { CriterionId } from "../criterion/criterion.ts";
import { parseRole, type Role } from "../session/session.ts";
import { dateSchema, referenceIdsSchema, textSchema } from "../wire/wireValues.ts";

/** The account of a professional or of staff. Billing is not part of it: it is read only when asked for. */
export interface Profile {
  readonly uid: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly role: Role;
  readonly active: boolean;
  readonly created: Date | null;
  readonly enabledSubcategories: readonly string[];
  readonly hiddenCriteria: readonly CriterionId[];
}

const storedUser = v.object({
  email: textSchema,
  firstname: textSchema,
  lastname: textSchema,
  company: textSchema,
  role: v.optional(v.unknown()),
  active: v.fallback(v.boolean(), true),
  created: v.nullish(dateSchema),
  enabled_subcategories: referenceIdsSchema,
  hidden_criterias: v.nullish(v.array(v.number())),
});

/**
 * Reads a stored user document.
 * @throws {v.ValiError} when the document is not a user
 */
export function parseProfile(uid: string, fields: unknown): Profile {
  const { enabled_subcategories, hidden_criterias, ...stored } = v.parse(storedUser, fields);
  return {
    ...stored,
    uid,
    role: parseRole(stored.role),
    created: stored.created ?? null,
    enabledSubcategories: enabled_subcategories,
    hiddenCriteria: (hidden_criterias ?? []).filter(isCriterionId),
  };
}
