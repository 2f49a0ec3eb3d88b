import {
  documentIdSchema,
  optionalDateSchema,
  optionalTextSchema,
  relatedIdSchema,
} from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { pageUrlSchema } from "../subscription/subscriptionCalls.ts";

/** Place where a checkout session stands: it is created, then the server answers once, with an error or a page to go to. */
export type CheckoutState = "created" | "redirect" | "error";

/** A request to pay for a plan: written by the professional, answered by the server in the same document. */
export interface CheckoutSession {
  readonly id: string;
  /** Id of the plan's price that is subscribed to. */
  readonly subscription: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Person who subscribes. */
  readonly uid: string;
  readonly created: Date | null;
  /** Place where the session stands; an error wins over a session id, for nobody is sent to a payment that failed. */
  readonly state: CheckoutState;
  /** Reason why the payment page could not be opened; null unless the state is `error`. */
  readonly error: string | null;
  /** The provider's session; null unless the state is `redirect`. */
  readonly sessionId: string | null;
  /** The payment page; null when the server gives the session id only. */
  readonly url: string | null;
}

const nonEmptyText = v.pipe(v.string(), v.nonEmpty());

/** Payment functions write `{ message }`; a plain text is accepted, and anything else is still an error. */
const errorText = v.nullish(
  v.union([
    nonEmptyText,
    v.pipe(
      v.object({ message: nonEmptyText }),
      v.transform(({ message }) => message),
    ),
    v.pipe(
      v.unknown(),
      v.transform(() => "unknown"),
    ),
  ]),
  null,
);

const storedSession = v.object({
  subscription: relatedIdSchema("prices"),
  success_url: v.string(),
  cancel_url: v.string(),
  metadata: v.object({ uid: v.string() }),
  created: optionalDateSchema,
  error: errorText,
  sessionId: optionalTextSchema,
  url: v.fallback(v.nullish(pageUrlSchema, null), null),
});

/** Names of the fields under which a payment page that was asked for is stored. */
export type CheckoutSessionField = keyof typeof storedSession.entries;

function stateOf(error: string | null, sessionId: string | null): CheckoutState {
  if (error !== null) return "error";
  return sessionId === null ? "created" : "redirect";
}

/**
 * Reads a stored checkout session.
 * @throws {v.ValiError} when the document is not a checkout session
 */
export function parseCheckoutSession(id: string, fields: unknown): CheckoutSession {
  const { subscription, metadata, created, error, ...stored } = v.parse(storedSession, fields);
  const state = stateOf(error, stored.sessionId);
  return {
    id,
    subscription,
    successUrl: stored.success_url,
    cancelUrl: stored.cancel_url,
    uid: metadata.uid,
    created,
    state,
    error,
    sessionId: state === "redirect" ? stored.sessionId : null,
    url: state === "redirect" ? stored.url : null,
  };
}

/** Holds what subscribing writes: nothing but what the specification names (specification 7). */
export const newCheckoutSessionSchema = v.strictObject({
  subscription: documentIdSchema("Choisissez une formule."),
  success_url: pageUrlSchema,
  cancel_url: pageUrlSchema,
  metadata: v.strictObject({ uid: v.pipe(v.string(), v.nonEmpty()) }),
});

/** Describes what subscribing writes, with the specification's names. */
export type NewCheckoutSession = v.InferOutput<typeof newCheckoutSessionSchema>;

/**
 * The document that starts a subscription; both ways back lead to the subscription page.
 * @param price id of the plan's price
 * @param subscriptionPage address of the subscription page, without a query
 * @throws {v.ValiError} when the page is not over HTTPS or the price is no id
 */
export function newCheckoutSession(uid: string, price: string, subscriptionPage: string): NewCheckoutSession {
  return v.parse(newCheckoutSessionSchema, {
    subscription: price,
    success_url: `${subscriptionPage}?payment=success`,
    cancel_url: `${subscriptionPage}?payment=canceled`,
    metadata: { uid },
  });
}
