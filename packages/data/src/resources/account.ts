import {
  currentSubscription,
  currentSubscriptionStatuses,
  documentPaths,
  parseProfile,
  parseSubscription,
  type Subscription,
} from "@carnation/domain";
import { where } from "firebase/firestore";
import type { KnownDocument } from "../watch/known.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { CANDIDATES, defineDocument, defineResource } from "./defineResource.ts";

/** The account of the signed-in person. */
export const profile = defineDocument(documentPaths.user, parseProfile);

/** Their subscriptions in trialing or active. */
export const subscription = defineResource({
  path: documentPaths.subscriptions,
  parse: parseSubscription,
  order: [where("status", "in", currentSubscriptionStatuses)],
  limit: CANDIDATES,
  commands: ({ list, parse, watches }) => ({
    /** Watches the one that counts among them: `currentSubscription`. */
    watchCurrent: (onNext: OnNext<KnownDocument<Subscription>>, onError: OnError): Unsubscribe =>
      watches.one(list(), parse, onNext, onError, currentSubscription),
  }),
});
