import {
  businessLogoPath,
  type BusinessFormOutput,
  CarnationError,
  type CriterionId,
  currentSubscription,
  currentSubscriptionStatuses,
  documentPaths,
  parsePlan,
  parseProfile,
  parseSubscription,
  standingSubscription,
  type Subscription,
} from "@carnation/domain";
import {
  arrayRemove,
  arrayUnion,
  doc,
  type DocumentData,
  limit,
  query,
  runTransaction,
  type Transaction,
  type UpdateData,
  where,
} from "firebase/firestore";
import { getBlob, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import type { KnownDocument } from "../watch/known.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { CANDIDATES, defineDocument, defineResource, type ResourceContext } from "./defineResource.ts";
import { readStored } from "../files/readStored.ts";

/** The account of the signed-in person. */
export const profile = (context: ResourceContext) => {
  const { firestore, storage, uid, session } = context;
  const update = (change: UpdateData<DocumentData>): Promise<void> =>
    withCatalogueErrors(async () => {
      if (session.aborted) throw new CarnationError("unauthenticated", "The session has ended");
      const user = doc(firestore, documentPaths.user(uid));
      const write = async (transaction: Transaction): Promise<void> => void transaction.update(user, change);
      await runTransaction(firestore, write, { maxAttempts: 2 });
    });
  return {
    ...defineDocument(documentPaths.user, parseProfile)(context),
    /**
     * Hides a criterion from every result, or shows it again; the other hidden ones stay as another tab left them.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
     */
    hideCriterion: (criterion: CriterionId, hidden: boolean): Promise<void> =>
      update({ hidden_criterias: hidden ? arrayUnion(criterion) : arrayRemove(criterion) }),
    /**
     * Stores the company and the business that quotes and reports name; the logo stays as it is.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
     */
    saveBusiness: ({ company, business }: BusinessFormOutput): Promise<void> => {
      const fields = Object.entries(business).map(([name, value]) => [`business.${name}`, value]);
      return update({ company, ...Object.fromEntries(fields) });
    },
    /**
     * Reads the logo of the business.
     * @param name file name
     * @throws {CarnationError} not-found when there is none, damaged when its bytes are not what was stored
     */
    logo: (name: string): Promise<Blob> =>
      withCatalogueErrors(() => readStored(() => getBlob(ref(storage, businessLogoPath(uid, name))))),
  };
};

/** More subscriptions than an account ever had. */
const ALL = 50;

/** Their subscriptions in trialing or active. */
export const subscription = defineResource({
  path: documentPaths.subscriptions,
  parse: parseSubscription,
  order: [where("status", "in", currentSubscriptionStatuses)],
  limit: CANDIDATES,
  commands: ({ collection, list, parse, watches }) => ({
    /** Watches the one that says how the account stands, whatever its status: `standingSubscription`. */
    watchStanding: (onNext: OnNext<KnownDocument<Subscription>>, onError: OnError): Unsubscribe =>
      watches.one(query(collection, limit(ALL)), parse, onNext, onError, standingSubscription),
    /** Watches the one that counts among them: `currentSubscription`. */
    watchCurrent: (onNext: OnNext<KnownDocument<Subscription>>, onError: OnError): Unsubscribe =>
      watches.one(list(), parse, onNext, onError, currentSubscription),
  }),
});

/** The plans that a professional may subscribe to, without their prices. */
export const plans = defineResource({
  path: documentPaths.plans,
  parse: (id, fields) => parsePlan(id, fields),
  order: [where("active", "==", true)],
  limit: ALL,
});
