import type { CriterionId } from "@carnation/domain/criterion";
import { CarnationError } from "@carnation/domain/error";
import { relatedId, relatedIds, relatedItems } from "@carnation/domain/internal/wire";
import { callables } from "@carnation/product/callable";
import type { LegalDocumentName } from "@carnation/product/legal";
import { businessLogoPath, documentPaths } from "@carnation/product/path";
import { parsePlan, parsePlanPrice, type PlanPrice } from "@carnation/product/plan";
import {
  CONTRACT_VERSION,
  NEWS_READ_MAX,
  type Notifications,
  parseProfile,
  type PhotoRetentionMonths,
  type RetentionPreview,
} from "@carnation/product/profile";
import type { StoredDocuments } from "@carnation/product/stored";
import {
  currentSubscription,
  currentSubscriptionStatuses,
  parseSubscription,
  standingSubscription,
  type Subscription,
} from "@carnation/product/subscription";
import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  type DocumentData,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
  type UpdateData,
  where,
} from "firebase/firestore";
import { getBlob, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { createCaller } from "../functions/callFunction.ts";
import type { DocumentState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import {
  assertOpen,
  CANDIDATES,
  defineDocument,
  defineResource,
  type ResourceContext,
} from "./defineResource.ts";
import { pdfOf, readStored } from "../files/readStored.ts";
import { ownProfile } from "./ownProfile.ts";

/** The account of the signed-in person. */
export const profile = (context: ResourceContext) => {
  const { firestore, storage, uid, session } = context;
  const user = doc(firestore, documentPaths.user(uid));
  const transact = (write: (transaction: Transaction) => Promise<void>): Promise<void> =>
    withCatalogueErrors(async () => {
      if (session.aborted) throw new CarnationError("unauthenticated", "The session has ended");
      await runTransaction(firestore, write, { maxAttempts: 2 });
    });
  const update = (fields: UpdateData<StoredDocuments["user"]>): Promise<void> =>
    transact(async (transaction) => void transaction.update(user, fields));
  /** Writes what follows from what is stored, if anything. */
  const change = (
    fieldsFor: (stored: DocumentData) => UpdateData<StoredDocuments["user"]> | null,
  ): Promise<void> =>
    transact(async (transaction) => {
      const fields = fieldsFor((await transaction.get(user)).data() ?? {});
      if (fields !== null) transaction.update(user, fields);
    });
  return {
    ...defineDocument(documentPaths.user, parseProfile)(context),
    ...ownProfile(context),
    /**
     * Hides a criterion from every result, or shows it again; the other hidden ones stay as another tab left them.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
     */
    hideCriterion: (criterion: CriterionId, hidden: boolean): Promise<void> =>
      update({ hidden_criterias: hidden ? arrayUnion(criterion) : arrayRemove(criterion) }),
    /**
     * Stores which subcategories she practises; none is all of them.
     * @param ids theirs
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
     */
    saveSubcategories: (ids: readonly string[]): Promise<void> =>
      update({ enabled_subcategories: ids.map(documentPaths.subcategory) }),
    /**
     * Notes that the welcome is over, on the server's clock.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
     */
    welcome: (): Promise<void> => update({ welcomed: serverTimestamp() }),
    /**
     * Stores how long the photos of diagnoses are kept; null is as long as the settings say.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
     */
    savePhotoRetention: (months: PhotoRetentionMonths | null): Promise<void> =>
      update({ photo_retention_months: months ?? deleteField() }),
    /**
     * Stores what she wants to be told of.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
     */
    saveNotifications: ({ news }: Notifications): Promise<void> => update({ notifications: { news } }),
    /**
     * Notes news as read; the oldest are forgotten beyond `NEWS_READ_MAX`.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
     */
    markNewsRead: (ids: readonly string[]): Promise<void> =>
      change(({ news_read: stored }) => {
        const newsRead = relatedIds(stored, "news");
        if (ids.every((id) => newsRead.includes(id))) return null;
        const others = relatedItems(stored).filter((item) => !ids.includes(relatedId(item, "news") ?? ""));
        return { news_read: [...others, ...new Set(ids)].slice(-NEWS_READ_MAX) };
      }),
    /**
     * Reads the logo of the business.
     * @param name file name
     * @throws {CarnationError} not-found when there is none, damaged when its bytes are not what was stored
     */
    logo: (name: string): Promise<Blob> =>
      withCatalogueErrors(() => readStored(() => getBlob(ref(storage, businessLogoPath(uid, name))))),
  };
};

/** Tells how the signed-in person's account ends, and what is erased of it. */
export const account = ({ functions, session }: ResourceContext) => {
  const call = createCaller(functions, () => assertOpen(session));
  return {
    /**
     * Copies the address that they sign in with to their profile, when the two differ.
     * @throws {CarnationError} account-disabled, unauthenticated, offline, unavailable
     */
    async syncEmail(): Promise<void> {
      await call(callables.syncemail, {});
    },
    /**
     * Asks for the account to be erased in `ACCOUNT_DELETION_DAYS`; the subscription ends with its period.
     * @param confirmation the account's address, typed
     * @returns from when on it is erased; asked twice, the first date stays
     * @throws {CarnationError} recent-sign-in-required (`auth.reauthenticate` first), invalid-argument (another address, with
     *   a sentence), permission-denied (an administrator's account), unauthenticated, offline, unavailable
     */
    erase: async (confirmation: string): Promise<{ readonly due: Date }> =>
      call(callables.deleteaccount, { confirmation }),
    /**
     * Keeps the account after all; a subscription that was ended stays ended.
     * @throws {CarnationError} aborted when it is being erased already; unauthenticated, offline, unavailable
     */
    async keep(): Promise<void> {
      await call(callables.keepaccount, {});
    },
    /**
     * Holds what a length of the photos' retention would erase.
     * @param months null for that of the settings
     * @throws {CarnationError} unauthenticated, offline, unavailable
     */
    previewRetention: async (months: PhotoRetentionMonths | null): Promise<RetentionPreview> =>
      call(callables.previewretention, { months }),
    /**
     * Accepts the contract about her clients' data as it reads now; sent again, the first date stays.
     * @throws {CarnationError} invalid-argument (its words have changed, with a sentence), unauthenticated, offline, unavailable
     */
    async acceptContract(): Promise<void> {
      await call(callables.acceptcontract, { version: CONTRACT_VERSION });
    },
    /**
     * Reads a document that the law asks of her: the contract with her name, or the register to complete.
     * @throws {CarnationError} unauthenticated, offline, unavailable
     */
    legalDocument: async (
      document: LegalDocumentName,
    ): Promise<{ readonly name: string; readonly pdf: Blob }> => {
      const { name, pdf } = await call(callables.legaldocument, { document });
      return { name, pdf: pdfOf(pdf) };
    },
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
    watchStanding: (onNext: OnNext<DocumentState<Subscription>>, onError: OnError): Unsubscribe =>
      watches.one(query(collection, limit(ALL)), parse, onNext, onError, standingSubscription),
    /** Watches the one that counts among them: `currentSubscription`. */
    watchCurrent: (onNext: OnNext<DocumentState<Subscription>>, onError: OnError): Unsubscribe =>
      watches.one(list(), parse, onNext, onError, currentSubscription),
  }),
});

/** The plans that a professional may subscribe to, without their prices; the one that she pays for also once it is withdrawn. */
export const plans = defineResource({
  path: documentPaths.plans,
  parse: (id, fields) => parsePlan(id, fields),
  order: [where("active", "==", true)],
  limit: ALL,
  commands: ({ firestore, watches }) => ({
    /** Watches a price of a plan, offered or paid for. */
    watchPrice: (
      { plan, price }: { readonly plan: string; readonly price: string },
      onNext: OnNext<DocumentState<PlanPrice>>,
      onError: OnError,
    ): Unsubscribe =>
      watches.document(doc(firestore, documentPaths.planPrice(plan, price)), parsePlanPrice, onNext, onError),
  }),
});
