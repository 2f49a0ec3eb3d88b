import { type CriterionId, isCriterionId } from "@carnation/domain/criterion";
import {
  optionalDateSchema,
  optionalRelatedIdSchema,
  readableTextSchema,
  relatedIdsSchema,
  storedNumberSchema,
} from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { type Acceptance, storedAcceptanceSchema } from "./acceptance.ts";
import { type AccountDeletion, storedDeletionSchema } from "./accountDeletion.ts";
import { type PhotoRetentionMonths, photoRetentionSchema } from "./photoRetention.ts";
import { documentPaths } from "../path/documentPath.ts";
import { type Role, parseRole } from "../session/session.ts";
import { type Business, parseBusiness, toStoredBusiness } from "./business.ts";

/**
 * Tells whether a stored user document is that of an active account: its `active` is true. Anything else is not, a document
 * without the field and a missing document included: in doubt nobody gets in. A new account is stored active
 * (`newUser`). The rules of Firestore and Storage ask the same of the stored document.
 */
export function isActiveAccount(fields: unknown): boolean {
  return typeof fields === "object" && fields !== null && "active" in fields && fields.active === true;
}

/**
 * The account of a professional or of staff. Billing is not part of it: it is a document of its own
 * (`documentPaths.billing`), which `parseBilling` reads when it is asked for.
 */
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
  /** Id of the plan that an administrator chose for its trial; null when there is none. */
  readonly trialPlan: string | null;
  readonly enabledSubcategories: readonly string[];
  readonly hiddenCriteria: readonly CriterionId[];
  /** Person who emits the account's quotes and reports. */
  readonly business: Business;
  /** Moment when an administrator last invited its owner; null of an account that nobody was invited to. */
  readonly invited: Date | null;
  /** The general terms that its owner accepted; null of an account from before they were asked for. */
  readonly terms: Acceptance | null;
  /** The privacy policy that its owner took note of; null of an account from before they were asked for. */
  readonly privacy: Acceptance | null;
  /** The contract about her clients' data that its owner accepted; null of an account from before it was asked for. */
  readonly contract: Acceptance | null;
  /** Moment when its owner was through with the welcome; null until then (`needsWelcome`). */
  readonly welcomed: Date | null;
  /** Time that the photos of its diagnoses are kept; null is as long as the AI settings say. */
  readonly photoRetentionMonths: PhotoRetentionMonths | null;
  /** Ids of the news that were read, the latest last; `NEWS_READ_MAX` at most. */
  readonly newsRead: readonly string[];
  readonly notifications: Notifications;
  /** Moment when its sessions were ended everywhere; null when they never were. */
  readonly sessionsEnded: Date | null;
  /** That it is to be erased; null of an account that stays. */
  readonly deletion: AccountDeletion | null;
}

/** Describes what the owner of an account wants to be told of. */
export interface Notifications {
  /** News, on the devices that were registered. @default false */
  readonly news: boolean;
}

/** Count of how many read news an account remembers. */
export const NEWS_READ_MAX = 200;

/**
 * Tells whether somebody is to be welcomed: they have activated their account and are not through with it. Accounts from
 * before the welcome have accepted nothing, and know their way.
 */
export function needsWelcome({ terms, welcomed }: Pick<Profile, "terms" | "welcomed">): boolean {
  return terms !== null && welcomed === null;
}

const storedUser = v.object({
  email: readableTextSchema,
  firstname: readableTextSchema,
  lastname: readableTextSchema,
  company: readableTextSchema,
  role: v.optional(v.unknown()),
  created: optionalDateSchema,
  type: v.fallback(v.nullish(v.string(), null), null),
  coupon: optionalRelatedIdSchema("coupons"),
  trial_plan: optionalRelatedIdSchema("products"),
  enabled_subcategories: relatedIdsSchema("subcategories"),
  hidden_criterias: v.fallback(v.nullish(v.array(v.unknown()), []), []),
  business: v.optional(v.unknown()),
  invited: optionalDateSchema,
  terms: storedAcceptanceSchema,
  privacy: storedAcceptanceSchema,
  contract: storedAcceptanceSchema,
  welcomed: optionalDateSchema,
  photo_retention_months: v.fallback(v.nullish(photoRetentionSchema, null), null),
  news_read: relatedIdsSchema("news"),
  notifications: v.fallback(v.object({ news: v.fallback(v.boolean(), false) }), { news: false }),
  sessions_ended: optionalDateSchema,
  deletion: storedDeletionSchema,
});

/** Names of the fields under which an account is stored. */
export type ProfileField = keyof typeof storedUser.entries;

/**
 * Reads a stored user document, field by field: one that cannot be read takes nothing but itself away, so that nobody
 * is kept out of their account by it. What gives rights is not guessed: without a readable role it is a `customer`,
 * without `active` it is not active (`isActiveAccount`).
 * @throws {v.ValiError} when there is no document at all
 */
export function parseProfile(uid: string, fields: unknown): Profile {
  const {
    trial_plan,
    enabled_subcategories,
    hidden_criterias,
    photo_retention_months,
    news_read,
    sessions_ended,
    ...stored
  } = v.parse(storedUser, fields);
  return {
    ...stored,
    uid,
    role: parseRole(stored.role),
    active: isActiveAccount(fields),
    trialPlan: trial_plan,
    enabledSubcategories: enabled_subcategories,
    // The rules cannot tell that one is there twice.
    hiddenCriteria: [
      ...new Set(
        hidden_criterias
          .flatMap((id) => (v.is(storedNumberSchema, id) ? Number(id) : []))
          .filter(isCriterionId),
      ),
    ],
    business: parseBusiness(stored.business),
    photoRetentionMonths: photo_retention_months,
    newsRead: news_read,
    sessionsEnded: sessions_ended,
  };
}

/** An account as the back-office lists it. */
export interface Account extends Profile {
  /** Its uid. */
  readonly id: string;
}

/**
 * Reads a stored user document for the back-office, as `parseProfile`.
 * @throws {v.ValiError} when there is no document at all
 */
export function parseAccount(id: string, fields: unknown): Account {
  return { ...parseProfile(id, fields), id };
}

/** The fields to store for a user, so that `parseProfile` reads the same one back. */
export function toStoredProfile(profile: Profile): Readonly<Record<string, unknown>> {
  const {
    uid: _,
    coupon,
    trialPlan,
    enabledSubcategories,
    hiddenCriteria,
    business,
    photoRetentionMonths,
    newsRead,
    sessionsEnded,
    ...stored
  } = profile;
  return {
    ...stored,
    coupon: coupon === null ? null : documentPaths.coupon(coupon),
    trial_plan: trialPlan === null ? null : documentPaths.plan(trialPlan),
    enabled_subcategories: enabledSubcategories.map(documentPaths.subcategory),
    hidden_criterias: hiddenCriteria,
    business: toStoredBusiness(business),
    photo_retention_months: photoRetentionMonths,
    news_read: newsRead,
    sessions_ended: sessionsEnded,
  };
}
