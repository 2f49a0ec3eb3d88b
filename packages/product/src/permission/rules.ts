import { WORLD } from "@carnation/domain/internal/recommendation";
import type { Actor } from "./actor.ts";
import type {
  Activatable,
  Billing,
  Owned,
  OwnedRecommendation,
  Publishable,
  VisibleRecommendation,
} from "./subjects.ts";

/** Reason why an action is refused. */
export type Refusal =
  | "inactive"
  | "not-admin"
  | "not-own"
  | "not-subscribed"
  | "not-visible"
  | "not-requested"
  | "own-account"
  | "admin-account"
  | "unknown-action";

/** One condition of a policy. */
export interface Rule<Subject extends readonly unknown[]> {
  /** Refusal when the condition does not hold. */
  readonly refusal: Refusal;
  readonly holds: (actor: Actor, ...subject: Subject) => boolean;
}

const isAdmin = (actor: Actor): boolean => actor.role === "admin";

/** Tells whether an owner is the actor; an owner without an id is nobody. */
const isSelf = (actor: Actor, owner: string): boolean => Boolean(owner) && actor.uid === owner;

/** The account is not deactivated. */
export const active: Rule<[]> = { refusal: "inactive", holds: (actor) => actor.active };

/** The role is admin; an employee has no right of the back-office (specification, section 6). */
export const admin: Rule<[]> = { refusal: "not-admin", holds: isAdmin };

/** Rule of what costs money or sends e-mail: a current subscription, whatever the role. */
export const subscribed: Rule<[]> = { refusal: "not-subscribed", holds: (actor) => actor.subscribed };

/** It is one's own. Not even an administrator acts in the name of somebody else. */
export const own: Rule<[Owned]> = { refusal: "not-own", holds: (actor, { uid }) => isSelf(actor, uid) };

/** It is one's own, or an administrator in charge asks. */
export const ownOrAdmin: Rule<[Owned]> = {
  refusal: "not-own",
  holds: (actor, { uid }) => isSelf(actor, uid) || (isAdmin(actor) && actor.active),
};

/** Nobody changes their own rights: so the last administrator always remains. */
export const notOneself: Rule<[Owned]> = {
  refusal: "own-account",
  holds: (actor, { uid }) => actor.uid !== uid,
};

/** An administrator's account is ended by another administrator: so the last one always remains. */
export const noAdmin: Rule<[]> = { refusal: "admin-account", holds: (actor) => !isAdmin(actor) };

/** The reader asks for it by name. */
export const requested: Rule<[Billing]> = {
  refusal: "not-requested",
  holds: (_actor, billing) => billing.requested,
};

/** Published, or read by an administrator. */
export const published: Rule<[Publishable]> = {
  refusal: "not-visible",
  holds: (actor, item) => item.published || isAdmin(actor),
};

/** Active, or read by an administrator. */
export const inUse: Rule<[Activatable]> = {
  refusal: "not-visible",
  holds: (actor, item) => item.active || isAdmin(actor),
};

/** Active in the shared catalogue, or one's own; an administrator sees all of them. */
export const visible: Rule<[VisibleRecommendation]> = {
  refusal: "not-visible",
  holds: (actor, item) =>
    (item.owner === WORLD && item.active) || isSelf(actor, item.owner) || isAdmin(actor),
};

/** One's own; an administrator keeps the shared catalogue, and may help with anybody's. */
export const editable: Rule<[OwnedRecommendation]> = {
  refusal: "not-own",
  holds: (actor, { owner }) => isSelf(actor, owner) || isAdmin(actor),
};
