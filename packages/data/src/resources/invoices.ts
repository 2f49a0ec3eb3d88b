import { type Invoice, parseInvoice } from "@carnation/product/invoice";
import { listLimits } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import { collection, doc } from "firebase/firestore";
import { namesOf } from "../documents/namesOf.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import type { ListState } from "../watch/queryState.ts";
import { newestOf, type Unordered } from "../watch/watches.ts";
import type { ResourceContext } from "./defineResource.ts";

/** Watches the invoices of an account, newest first. */
export function watchInvoicesOf(
  { firestore, watches }: Pick<ResourceContext, "firestore" | "watches">,
  uid: string,
  onNext: OnNext<ListState<Invoice>>,
  onError: OnError,
): Unsubscribe {
  const whose = namesOf(doc(firestore, documentPaths.user(uid)));
  const theirs: Unordered = {
    collection: collection(firestore, documentPaths.invoices()),
    filters: [{ field: "customer", operator: "in", value: whose }],
    limit: listLimits.invoices,
    field: "created",
  };
  return watches.query(newestOf(theirs), parseInvoice, onNext, onError, theirs);
}
