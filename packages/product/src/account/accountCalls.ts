import { COMPANY_MAX, formObject, otherEmailField } from "@carnation/domain/field";
import { firstnameField, lastnameField, lineField, tickField } from "@carnation/domain/internal/field";
import { SUBCATEGORIES_MAX } from "@carnation/domain/internal/subcategory";
import { absentOr, documentIdSchema, madeIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import type { Profile } from "../profile/profile.ts";
import { roles } from "../session/session.ts";

/** The id of an account: what the sign-in service takes for one, and a document path can hold. */
const uidSchema = madeIdSchema("Choisissez un compte.");

/** Holds what an administrator writes of any account. */
const person = { firstname: firstnameField, lastname: lastnameField, email: otherEmailField };

/** Holds what an administrator writes of a professional's account. */
const professional = {
  company: lineField({ max: COMPANY_MAX, missing: "Saisissez le nom de la société." }),
  type: v.nullable(lineField({ max: 60, missing: "Saisissez le type de compte." })),
  /** Id of the coupon that its checkout proposes. */
  coupon: v.nullable(documentIdSchema("Choisissez une réduction.")),
  /** Id of the plan that its checkout proposes first. */
  trial_plan: v.nullable(documentIdSchema("Choisissez une formule.")),
  enabled_subcategories: v.pipe(
    v.array(documentIdSchema("Choisissez dans la liste."), "Choisissez dans la liste."),
    v.maxLength(SUBCATEGORIES_MAX, `Choisissez ${SUBCATEGORIES_MAX} sous-catégories au plus.`),
  ),
};

/** The id that the new account will have: sent again after a lost answer, it makes no second one. */
const request = v.optional(uidSchema);

/**
 * Payload of the callable `createaccount`: whom an administrator invites. References are ids; `type`, `coupon` and
 * `trial_plan` are null where there is none.
 */
export const createAccountRequest = v.variant(
  "role",
  [
    formObject({ ...person, role: v.literal("employee"), request }),
    formObject({ ...person, role: v.literal("admin"), request }),
    formObject({ ...person, ...professional, role: v.literal("customer"), request }),
  ],
  "Choisissez un rôle.",
);

/** Payload of the callable `createaccount`. */
export type CreateAccountRequest = v.InferOutput<typeof createAccountRequest>;

/** Describes what an administrator may change of an account, under wire names; references are ids. */
export type AccountFields = v.InferOutput<typeof fieldsSchema>;

const fieldsSchema = v.object({
  ...person,
  ...professional,
  role: v.picklist(roles, "Choisissez un rôle."),
  active: tickField,
});

/** A field as it was read, whatever it holds. */
const seen = v.partial(
  v.object({
    firstname: v.string(),
    lastname: v.string(),
    email: v.string(),
    company: v.string(),
    type: v.nullable(v.string()),
    coupon: v.nullable(v.string()),
    trial_plan: v.nullable(v.string()),
    enabled_subcategories: v.array(v.string()),
    role: v.picklist(roles),
    active: v.boolean(),
  }),
);

/**
 * Payload of the callable `updateaccount`: the fields that change. `hidden_criterias` can only be emptied;
 * `end_subscription` ends the subscription of whom it deactivates, with its period; `opened` is what the form opened
 * with, which is compared with what is stored.
 */
export const updateAccountRequest = v.object({
  ...v.partial(fieldsSchema).entries,
  uid: uidSchema,
  hidden_criterias: v.optional(
    v.strictTuple([], "Les critères masqués peuvent seulement être tous affichés."),
  ),
  end_subscription: absentOr(v.boolean()),
  opened: v.optional(seen),
});

/** Payload of the callable `updateaccount`. */
export type UpdateAccountRequest = v.InferOutput<typeof updateAccountRequest>;

/** Payload of the callables `resendinvitation` and `resetaccountpassword`. */
export const accountRequest = v.object({ uid: uidSchema });

/** Payload of the callables `resendinvitation` and `resetaccountpassword`. */
export type AccountRequest = v.InferOutput<typeof accountRequest>;

/** Count of how many accounts the callable `readsignins` is asked about at once. */
export const SIGN_INS_MAX = 200;

/** Payload of the callable `readsignins`: whose last sign-in is asked. */
export const readSignInsRequest = v.object({ uids: v.pipe(v.array(uidSchema), v.maxLength(SIGN_INS_MAX)) });

/** Payload of the callable `readsignins`. */
export type ReadSignInsRequest = v.InferOutput<typeof readSignInsRequest>;

/** Gives what a form of the back-office opens with: the fields of an account that an administrator may change. */
export function accountFields(profile: Profile): AccountFields {
  const { firstname, lastname, email, company, type, coupon, trialPlan, role, active } = profile;
  const enabled_subcategories = [...profile.enabledSubcategories];
  const fields = { company, type, coupon, trial_plan: trialPlan, enabled_subcategories };
  return { firstname, lastname, email, ...fields, role, active };
}

/**
 * Tells whether somebody was invited by an administrator and has not activated their account yet: until then their address can
 * be corrected and their invitation sent again.
 */
export function awaitsActivation({ invited, terms }: Pick<Profile, "invited" | "terms">): boolean {
  return invited !== null && terms === null;
}

/** Answer of the callable `createaccount`: the id of the account. */
export const createAccountResponse = v.object({ uid: v.pipe(v.string(), v.nonEmpty()) });

const isoDate = v.pipe(v.string(), v.isoTimestamp(), v.toDate());

/** Answer of the callable `readsignins`: when each of those who were asked about has last signed in; null is never. */
export const readSignInsResponse = v.pipe(
  v.object({ signins: v.record(v.string(), v.nullable(isoDate)) }),
  v.transform(({ signins }): ReadonlyMap<string, Date | null> => new Map(Object.entries(signins))),
);
