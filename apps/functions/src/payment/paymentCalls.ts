import { CarnationError } from "@carnation/domain/error";
import { professionalLabel } from "@carnation/product/account";
import { callables, parseRequest } from "@carnation/product/callable";
import { checkoutRefusals } from "@carnation/product/checkout";
import { type InvoiceLinkResponse, parseInvoice } from "@carnation/product/invoice";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { parseProfile } from "@carnation/product/profile";
import {
  type CreatePortalLinkResponse,
  currentSubscriptionStatuses,
  type ProviderAccountResponse,
  type RefreshSubscriptionResponse,
} from "@carnation/product/subscription";
import type { Firestore } from "firebase-admin/firestore";
import type Stripe from "stripe";
import { noteAdminChange } from "../audit-log/auditLog.ts";
import type { Backend } from "../backend/backend.ts";
import { accountOf, customersOf } from "./provider/customerAccount.ts";
import { endSubscription } from "./endSubscriptions.ts";
import { idOf } from "./mapping/moments.ts";
import { requirePayment } from "./provider/openPayment.ts";
import { providerPage } from "./provider/paymentSettings.ts";
import { isReturnAddress } from "./returnAddress.ts";
import { spendPayment } from "./spendPayment.ts";
import { retrieveOrNull } from "./provider/retrieveOrNull.ts";
import { syncSubscriptions } from "./sync/syncCustomer.ts";

/**
 * Opens the billing portal of the provider.
 * @throws CarnationError refused before the first subscription; invalid-argument for a page that is not ours; unimplemented;
 *   resource-exhausted
 */
export async function createPortalLink(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<CreatePortalLinkResponse> {
  authorize(actor, "open-billing-portal", actor);
  const { returnUrl } = parseRequest(callables.createportallink, payload);
  const { stripe, settings } = await requirePayment();
  if (!isReturnAddress(settings, returnUrl)) {
    throw new CarnationError("invalid-argument", checkoutRefusals.wrongAddress);
  }
  const [customer] = await customersOf(db, stripe, actor.uid);
  if (customer === undefined) throw new CarnationError("refused", checkoutRefusals.noCustomer);
  await spendPayment(db, actor.uid);
  // Deleted with the provider: the next payment page makes another one.
  if ((await retrieveOrNull(stripe.customers.retrieve(customer))) === null) {
    throw new CarnationError("refused", checkoutRefusals.noCustomer);
  }
  const parameters = { customer, return_url: returnUrl, locale: "fr" as const };
  const { url } = await stripe.billingPortal.sessions.create(parameters);
  return { url };
}

/**
 * Ends a subscription, one's own or as an administrator, and takes in at once what the provider then says. What an
 * administrator ends is logged with what it was.
 * @throws CarnationError not-found, permission-denied, unimplemented
 */
export async function deleteSubscription(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ id: string }> {
  const { id } = parseRequest(callables.deletesubscription, payload);
  const { stripe } = await requirePayment();
  const subscription = await retrieveOrNull(stripe.subscriptions.retrieve(id));
  const uid = subscription && (await accountOf(db, stripe, idOf(subscription.customer)));
  if (subscription === null || uid === null) throw new CarnationError("not-found");
  authorize(actor, "cancel-subscription", { uid });
  const changed = await endSubscription(db, stripe, subscription);
  if (changed && uid !== actor.uid) await noteEnd(db, actor, uid, subscription);
  return { id };
}

/** Notes that an administrator has a subscription end. */
async function noteEnd(
  db: Firestore,
  actor: Actor,
  uid: string,
  { id, status }: Stripe.Subscription,
): Promise<void> {
  const account = db.doc(documentPaths.user(uid));
  const subscription = documentPaths.subscription(uid, id);
  await noteAdminChange(db, actor, {
    action: "deletesubscription",
    target: account.path,
    targetName: professionalLabel(parseProfile(uid, (await account.get()).data() ?? {})),
    before: { subscription, status },
    after: { subscription, status: "canceled" },
  });
}

/**
 * Asks the provider for the subscriptions of the account, now: the page after a payment does not wait for a late event.
 * @throws CarnationError unimplemented, resource-exhausted
 */
export async function refreshSubscription(
  backend: Backend,
  actor: Actor,
): Promise<RefreshSubscriptionResponse> {
  authorize(actor, "read-subscription", actor);
  const { stripe } = await requirePayment();
  await spendPayment(backend.db, actor.uid);
  for (const customer of await customersOf(backend.db, stripe, actor.uid))
    await syncSubscriptions(backend, stripe, customer);
  const subscriptions = backend.db.collection(documentPaths.subscriptions(actor.uid));
  const current = await subscriptions.where("status", "in", currentSubscriptionStatuses).limit(1).get();
  return { current: !current.empty };
}

/**
 * Gives a fresh address of an invoice's PDF.
 * @throws CarnationError not-found, also for one that has no PDF; permission-denied, unimplemented, resource-exhausted
 */
export async function invoiceLink(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<InvoiceLinkResponse> {
  const { id } = parseRequest(callables.invoicelink, payload);
  const stored = await db.doc(documentPaths.invoice(id)).get();
  if (!stored.exists) throw new CarnationError("not-found");
  authorize(actor, "read-invoices", { uid: parseInvoice(id, stored.data()).customer });
  const { stripe } = await requirePayment();
  await spendPayment(db, actor.uid);
  const url = (await retrieveOrNull(stripe.invoices.retrieve(id)))?.invoice_pdf;
  if (!url) throw new CarnationError("not-found");
  return { url };
}

/**
 * Gives the address of the provider's own page about a professional, for an administrator who has an account there.
 * @throws CarnationError not-found for who never paid; permission-denied, unimplemented
 */
export async function providerAccount(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<ProviderAccountResponse> {
  authorize(actor, "open-provider-account");
  const { uid } = parseRequest(callables.provideraccount, payload);
  const { stripe, settings } = await requirePayment();
  const [customer] = await customersOf(db, stripe, uid);
  if (customer === undefined) throw new CarnationError("not-found");
  return { url: providerPage(settings, customer) };
}
