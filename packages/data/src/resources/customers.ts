import { type Customer, documentPaths, listLimits, parseCustomer } from "@carnation/domain";
import { limit, orderBy, query } from "firebase/firestore";
import type { KnownList } from "../watch/known.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { defineResource } from "./defineResource.ts";

/** The end clients of the signed-in professional, by last name. */
export const customers = defineResource({
  path: documentPaths.customers,
  parse: parseCustomer,
  order: [orderBy("lastname")],
  limit: listLimits.customers,
  commands: ({ collection, parse, watches }) => ({
    /** Watches those analysed last, latest first. Ordering by a field leaves out who was never analysed. */
    watchLastAnalysed: (
      onNext: OnNext<KnownList<Customer>>,
      onError: OnError,
      count: number = listLimits.lastAnalysedCustomers,
    ): Unsubscribe => {
      const latest = query(collection, orderBy("last_diagnostic.date", "desc"), limit(count));
      return watches.query(latest, parse, onNext, onError);
    },
  }),
});
