import type { CarnationError } from "@carnation/domain/error";
import { callables } from "@carnation/product/callable";
import { type CheckoutSession, newCheckoutSession, parseCheckoutSession } from "@carnation/product/checkout";
import type { Invoice } from "@carnation/product/invoice";
import { documentPaths } from "@carnation/product/path";
import type { RoutePath } from "@carnation/product/permission";
import type { Plan } from "@carnation/product/plan";
import { type BillingDetails, parseBilling } from "@carnation/product/profile";
import { collection, doc, getDocFromServer } from "firebase/firestore";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { createCaller } from "../functions/callFunction.ts";
import type { ListState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { assertOpen, type ResourceContext } from "./defineResource.ts";
import { watchInvoicesOf } from "./invoices.ts";
import { watchOfferedPlans } from "./offeredPlans.ts";
import { runIdempotent } from "./optimisticWrites.ts";

/** Describes what was asked of the payment provider, and answers in its own time. */
export interface Checkout {
  /** Watches how it goes: `created`, then `redirect` with the address to go to, or `error`. */
  watch(onNext: OnNext<CheckoutSession>, onError: OnError): Unsubscribe;
}

const SUBSCRIPTION_PAGE: RoutePath = "/user/subscription";

/** Gives what the signed-in professional pays: plans, checkout, portal, invoices, billing. Whoever pays, the server decides. */
export const payment = (context: ResourceContext) => {
  const { firestore, functions, uid, session, watches } = context;
  const call = createCaller(functions, () => assertOpen(session));
  const sessions = collection(firestore, documentPaths.checkoutSessions(uid));

  /** Written once: the SDK may try it twice, and the rules let nobody change what was asked. */
  const askForCheckout = async (id: string, price: string, page: string): Promise<void> => {
    const asked = doc(sessions, id);
    const fields = newCheckoutSession(uid, price, page);
    const write = { firestore, assertSession: () => assertOpen(session) };
    await runIdempotent(
      write,
      async (transaction) => {
        if (!(await transaction.get(asked)).exists()) transaction.set(asked, fields);
      },
      () => Promise.resolve(),
    );
  };

  return {
    /**
     * Asks for the payment page of a price, at once; the answer is watched. Nothing is asked for later when it fails:
     * the watch then tells permission-denied, unauthenticated, offline or unavailable.
     * @param price id of a price of an offered plan
     * @param page where the payment page leads back to; the subscription page by default
     */
    checkout(price: string, page: string = `${location.origin}${SUBSCRIPTION_PAGE}`): Checkout {
      const { id } = doc(sessions);
      const asked = withCatalogueErrors(() => askForCheckout(id, price, page));
      // Whoever watches is told.
      asked.catch(() => undefined);
      return {
        watch(onNext, onError) {
          let ended = false;
          let stop: Unsubscribe = () => undefined;
          const follow = (): void => {
            if (ended) return;
            stop = watches.document(
              doc(sessions, id),
              parseCheckoutSession,
              (known) => {
                if (known.status === "ready") onNext(known.value);
              },
              onError,
            );
          };
          asked.then(follow, (error: CarnationError) => {
            if (!ended) onError(error);
          });
          return () => {
            ended = true;
            stop();
          };
        },
      };
    },
    /**
     * Opens the billing portal of the payment provider, and gives its address.
     * @param returnUrl where the portal leads back to: one of our own pages
     * @throws {CarnationError} refused when there is no account with the provider yet; unimplemented, offline, unavailable
     */
    portal: async (returnUrl: string): Promise<string> =>
      (await call(callables.createportallink, { returnUrl })).url,
    /**
     * Ends a subscription with the period that is paid for, or with its trial. Doing it again changes nothing.
     * @throws {CarnationError} not-found, unimplemented, offline, unavailable
     */
    async cancel(subscriptionId: string): Promise<void> {
      await call(callables.deletesubscription, { id: subscriptionId });
    },
    /**
     * Has the server ask the provider now, and store what it says: whether there is a current subscription.
     * @throws {CarnationError} unimplemented, offline, unavailable
     */
    refresh: async (): Promise<boolean> => (await call(callables.refreshsubscription, {})).current,
    /** Watches the invoices, newest first. */
    watchInvoices: (onNext: OnNext<ListState<Invoice>>, onError: OnError): Unsubscribe =>
      watchInvoicesOf(context, uid, onNext, onError),
    /**
     * Gives a fresh address of an invoice's PDF; stored ones expire.
     * @throws {CarnationError} not-found, also for a draft, which has no PDF; unimplemented, offline, unavailable
     */
    invoiceLink: async (id: string): Promise<string> => (await call(callables.invoicelink, { id })).url,
    /**
     * Reads who pays and with which card, on purpose; null before the first payment page was opened.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable
     */
    readBilling: (): Promise<BillingDetails | null> =>
      withCatalogueErrors(async () => {
        assertOpen(session);
        const stored = await getDocFromServer(doc(firestore, documentPaths.billing(uid)));
        return stored.exists() ? parseBilling(stored.data()) : null;
      }),
    /** Watches the plans that are offered, in their order, each with its prices. */
    watchPlans: (onNext: OnNext<ListState<Plan>>, onError: OnError): Unsubscribe =>
      watchOfferedPlans(context, onNext, onError),
  };
};
