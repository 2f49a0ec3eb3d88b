import { type Customer, parseCustomer } from "@carnation/product/customer";
import { parseDiagnosis } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import {
  collection,
  documentId,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { serverEntry } from "../watch/queryState.ts";
import type { UnorderedSource } from "../watch/mergeUnordered.ts";
import type { ResourceContext } from "./defineResource.ts";

/** Of how many of the latest diagnoses the clients are looked for; a query asks for as many ids at most. */
const LATEST = 30;

/**
 * The clients of the latest finished diagnoses whose file does not tell of them in the form that is ordered by: with a date
 * alone, a reference alone, or nothing. Each has the diagnosis that was found as the last one.
 * @param count how many clients are listed
 */
export function otherAnalysedCustomers(
  { firestore, uid }: Pick<ResourceContext, "firestore" | "uid">,
  count: number,
): UnorderedSource<Customer> {
  const customers = collection(firestore, documentPaths.customers(uid));
  const diagnoses = collection(firestore, documentPaths.diagnoses(uid));
  const timeOf = ({ lastDiagnostic }: Customer): number => lastDiagnostic?.date?.getTime() ?? 0;
  return {
    arrange: (all) => all.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, count),
    async read(found) {
      if ((await getCountFromServer(customers)).data().count <= found.size) return [];
      const { docs } = await getDocsFromServer(query(diagnoses, orderBy("created", "desc"), limit(LATEST)));
      const latest = new Map<string, Customer["lastDiagnostic"]>();
      for (const stored of docs) {
        if (stored.get("state") !== "done") continue;
        const { id, customer, created, routine } = parseDiagnosis(stored.id, stored.data(), stored.ref.path);
        if (customer === null || found.has(customer) || latest.has(customer)) continue;
        latest.set(customer, { id, date: created, nextPhoto: routine.nextPhoto });
      }
      if (latest.size === 0) return [];
      const theirs = await getDocsFromServer(query(customers, where(documentId(), "in", [...latest.keys()])));
      return theirs.docs.map((stored) => {
        const customer = parseCustomer(stored.id, stored.data());
        const lastDiagnostic = latest.get(stored.id) ?? customer.lastDiagnostic;
        return serverEntry(stored.id, { ...customer, lastDiagnostic });
      });
    },
  };
}
