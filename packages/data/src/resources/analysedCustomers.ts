import { type Customer, parseCustomer } from "@carnation/product/customer";
import { parseDiagnosis } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import { collection, getCountFromServer } from "firebase/firestore";
import { serverEntry } from "../watch/queryState.ts";
import type { UnorderedSource } from "../watch/mergeUnordered.ts";
import type { ResourceContext } from "./defineResource.ts";

/** Of how many of the latest diagnoses the clients are looked for at most; a query asks for as many ids. */
const LATEST = 30;

/**
 * The clients of the latest finished diagnoses whose file does not tell of them in the form that is ordered by: with a date
 * alone, a reference alone, or nothing. Each has the diagnosis that was found as the last one.
 * @param count how many clients are listed
 */
export function otherAnalysedCustomers(
  { firestore, uid, watches }: Pick<ResourceContext, "firestore" | "uid" | "watches">,
  count: number,
): UnorderedSource<Customer> {
  const customers = collection(firestore, documentPaths.customers(uid));
  const timeOf = ({ lastDiagnostic }: Customer): number => lastDiagnostic?.date?.getTime() ?? 0;
  return {
    arrange: (all) => all.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, count),
    async read(found) {
      if ((await getCountFromServer(customers)).data().count <= found.size) return [];
      const opened = { path: documentPaths.diagnoses(uid), field: "created", descending: true };
      const latest = new Map<string, Customer["lastDiagnostic"]>();
      for (const stored of await watches.readOnce(opened, Math.min(LATEST, count))) {
        const { id, state, customer, created, routine } = parseDiagnosis(
          stored.id,
          stored.fields,
          stored.path,
        );
        if (state !== "done") continue;
        if (customer === null || found.has(customer) || latest.has(customer)) continue;
        latest.set(customer, { id, date: created, nextPhoto: routine.nextPhoto });
      }
      if (latest.size === 0) return [];
      const named = { field: "__name__", operator: "in", value: [...latest.keys()] } as const;
      const theirs = await watches.readOnce({ path: customers.path, field: null, filters: [named] }, LATEST);
      return theirs.map((stored) => {
        const customer = parseCustomer(stored.id, stored.fields);
        const lastDiagnostic = latest.get(stored.id) ?? customer.lastDiagnostic;
        return serverEntry(stored.id, { ...customer, lastDiagnostic });
      });
    },
  };
}
