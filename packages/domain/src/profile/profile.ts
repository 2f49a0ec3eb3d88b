import * as v from "valibot";
import { isCriterionId } from "../criterion/criteria.ts";
import type { CriterionId } from "../criterion/criterion.ts";
import { parseRole } from "../session/session.ts";
import { dateSchema, referenceIdsSchema, textSchema } from "../wire/wireValues.ts";

const storedUser = v.object({
  email: textSchema,
  firstname: textSchema,
  lastname: textSchema,
  company: textSchema,
  role: v.unknown(),
  active: v.fallback(v.boolean(), true),
  created: v.nullish(dateSchema),
  enabled_subcategories: referenceIdsSchema,
  hidden_criterias: v.nullish(v.array(v.number())),
});

/** The account of a professional or of staff, without its billing. */
export type Profile = ReturnType<typeof parseProfile>;

/**
 * Reads a stored user document. Billing is left out: it is read only when asked for.
 * @throws {v.ValiError} when the document is not a user
 */
export function parseProfile(uid: string, fields: unknown) {
  const stored = v.parse(storedUser, fields);
  const hiddenCriteria: readonly CriterionId[] = (stored.hidden_criterias ?? []).filter(isCriterionId);
  return {
    uid,
    email: stored.email,
    firstname: stored.firstname,
    lastname: stored.lastname,
    company: stored.company,
    role: parseRole(stored.role),
    active: stored.active,
    created: stored.created ?? null,
    enabledSubcategories: stored.enabled_subcategories,
    hiddenCriteria,
  };
}
