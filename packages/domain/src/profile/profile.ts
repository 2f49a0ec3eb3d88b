import * as v from "valibot";
import { isCriterionId } from "../criterion/criterionId.ts";
import type { CriterionId } from "../criterion/criterion.ts";
import { documentPaths } from "../path/documentPath.ts";
import { parseRole, type Role } from "../session/session.ts";
import { dateSchema, referenceIdSchema, referenceIdsSchema, textSchema } from "../wire/wireValues.ts";
import { type Business, parseBusiness, toStoredBusiness } from "./business.ts";

/** The account of a professional or of staff. Billing is not part of it: `parseBilling` reads it when asked for. */
export interface Profile {
  readonly uid: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly role: Role;
  readonly active: boolean;
  readonly created: Date | null;
  /** Kind of account, set by administrators; null when there is none. */
  readonly type: string | null;
  /** Id of the coupon that the account's subscription uses; null when there is none. */
  readonly coupon: string | null;
  readonly enabledSubcategories: readonly string[];
  readonly hiddenCriteria: readonly CriterionId[];
  /** Who emits the account's quotes and reports. */
  readonly business: Business;
}

const storedUser = v.object({
  email: textSchema,
  firstname: textSchema,
  lastname: textSchema,
  company: textSchema,
  role: v.optional(v.unknown()),
  active: v.fallback(v.boolean(), true),
  created: v.nullish(dateSchema, null),
  type: v.nullish(v.string(), null),
  coupon: v.nullish(referenceIdSchema, null),
  enabled_subcategories: referenceIdsSchema,
  hidden_criterias: v.nullish(v.array(v.number()), []),
  business: v.optional(v.unknown()),
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
    enabledSubcategories: enabled_subcategories,
    hiddenCriteria: hidden_criterias.filter(isCriterionId),
    business: parseBusiness(stored.business),
  };
}

/** The fields to store for a user, so that `parseProfile` reads the same one back. */
export function toStoredProfile(profile: Profile): Readonly<Record<string, unknown>> {
  const { uid: _, coupon, enabledSubcategories, hiddenCriteria, business, ...stored } = profile;
  return {
    ...stored,
    coupon: coupon === null ? null : documentPaths.coupon(coupon),
    enabled_subcategories: enabledSubcategories.map(documentPaths.subcategory),
    hidden_criterias: hiddenCriteria,
    business: toStoredBusiness(business),
  };
}
