import type { DocumentState, ListState, Workspace } from "@carnation/data";
import type { Invoice } from "@carnation/product/invoice";
import type { BillingDetails } from "@carnation/product/profile";
import { watchFamily } from "../../../../shared/watch/watchAtom.ts";

/** The invoices of a professional, newest first. */
export const invoicesOf = watchFamily<ListState<Invoice>>((workspace, uid, ...listeners) =>
  workspace.professionals.watchInvoices(uid, ...listeners),
);

/** Tells who pays for a professional, and with which card. */
export const billingOf = watchFamily<DocumentState<BillingDetails>>((workspace, uid, ...listeners) =>
  workspace.professionals.watchBilling(uid, ...listeners),
);

export const cancelSubscription = ({ payment }: Workspace, id: string): Promise<void> => payment.cancel(id);

/** The address of the payment provider's own page about a professional. */
export const providerAccount = ({ professionals }: Workspace, uid: string): Promise<string> =>
  professionals.providerAccount(uid);
