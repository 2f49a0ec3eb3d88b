import { documentIdSchema } from "@carnation/domain/internal/wire";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";

const subscriptionIdMessage = "L’identifiant de l’abonnement est obligatoire.";

/** The id that getting or deleting a subscription requires (specification 5): one segment of a document path. */
export const subscriptionIdSchema = documentIdSchema(subscriptionIdMessage);

/** Payload of the callable `deletesubscription`. */
export const deleteSubscriptionRequest = v.object({ id: subscriptionIdSchema }, subscriptionIdMessage);

/** Payload of the callable `deletesubscription`: the id of the subscription to end. */
export type DeleteSubscriptionRequest = v.InferOutput<typeof deleteSubscriptionRequest>;

/** Answer of the callable `deletesubscription`: the subscription ends with the period that is paid for, or with its trial. */
export const deleteSubscriptionResponse = v.object({ id: subscriptionIdSchema });

/** Answer of the callable `refreshsubscription`: whether the account has a current one now, as the provider says. */
export const refreshSubscriptionResponse = v.object({ current: v.boolean() });

/** Answer of the callable `refreshsubscription`. */
export type RefreshSubscriptionResponse = v.InferOutput<typeof refreshSubscriptionResponse>;

/** Scheme, host and port of a page, then anything; without a user name, which could disguise the host. */
const pageUrl =
  /^(https:\/\/[a-z\d.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:[/?#]\S*)?$/iu;

/** A page's address, over HTTPS; over HTTP on this machine only. */
export const pageUrlSchema = v.pipe(
  v.string(),
  v.regex(pageUrl, () => typeset("L’adresse de la page doit commencer par « https:// ».")),
);

/** Tells whether an address belongs to one of these origins: people are sent back to our own pages only. */
export function isOnOrigin(address: string, origins: readonly string[]): boolean {
  const origin = pageUrl.exec(address)?.[1]?.toLowerCase();
  return origin !== undefined && origins.includes(origin);
}

/** Payload of the callable `createportallink`: where the billing portal returns to. */
export const createPortalLinkRequest = v.object({ returnUrl: pageUrlSchema });

/** Payload of the callable `createportallink`. */
export type CreatePortalLinkRequest = v.InferOutput<typeof createPortalLinkRequest>;

/** Answer of the callable `createportallink`: the address that the browser then goes to. */
export const createPortalLinkResponse = v.object({ url: pageUrlSchema });

/** Answer of the callable `createportallink`. */
export type CreatePortalLinkResponse = v.InferOutput<typeof createPortalLinkResponse>;

/** Payload of the callable `provideraccount`: whose account with the payment provider is looked for. */
export const providerAccountRequest = v.object({ uid: documentIdSchema() });

/** Answer of the callable `provideraccount`: the provider's own page about them. */
export const providerAccountResponse = v.object({ url: pageUrlSchema });

/** Answer of the callable `provideraccount`. */
export type ProviderAccountResponse = v.InferOutput<typeof providerAccountResponse>;
