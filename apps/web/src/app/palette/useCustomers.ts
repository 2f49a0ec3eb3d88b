import type { Customer } from "@carnation/product/customer";
import { listLimits } from "@carnation/product/limits";
import { asking } from "../../shared/customers/customers.ts";
import { useFoundRecords } from "../../shared/resource/useFoundRecords.ts";
import { customersAtom } from "../../shared/watch/catalogueAtoms.ts";
import type { FoundPeople } from "./foundPeople.ts";
import { isOnItsWay, useSource } from "./useSource.ts";

/** The clients that the palette looks through: those of the list, and where it is cut those that the server finds. */
export function useCustomers(open: boolean, typed: string): FoundPeople<Customer> {
  const watched = useSource(customersAtom, open);
  const { records, pending, isPartial } = useFoundRecords(watched, asking, listLimits.customers, typed);
  return { watched, records, isPending: pending || isOnItsWay(watched), isPartial };
}
