import type { ListState, Workspace } from "@carnation/data";
import type { Invoice } from "@carnation/product/invoice";
import type { Plan } from "@carnation/product/plan";
import { watchAtom } from "../watch/watchAtom.ts";

/** The plans that are offered, in their order, each with its prices. */
export const offeredPlansAtom = watchAtom<ListState<Plan>>((workspace, ...listeners) =>
  workspace.payment.watchPlans(...listeners),
);

/** The professional's invoices, newest first. */
export const invoicesAtom = watchAtom<ListState<Invoice>>((workspace, ...listeners) =>
  workspace.payment.watchInvoices(...listeners),
);

/** Opens the provider's portal, which leads back to a page of ours; gives its address. */
export const openPortal = ({ payment }: Workspace, returnTo: string): Promise<string> =>
  payment.portal(new URL(returnTo, window.location.origin).href);

export const cancelSubscription = ({ payment }: Workspace, id: string): Promise<void> => payment.cancel(id);

export const invoiceLink = ({ payment }: Workspace, id: string): Promise<string> => payment.invoiceLink(id);
