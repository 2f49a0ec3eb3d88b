import type { Customer } from "@carnation/product/customer";
import { itemsOf, type ListQuery } from "../../shared/state/queryState.ts";
import { customersAtom } from "../../shared/watch/catalogueAtoms.ts";
import type { FoundPeople } from "./foundPeople.ts";
import { isOnItsWay, useSource } from "./useSource.ts";

/** The clients that the palette looks through: those of the list. What is typed is for a search of all of them. */
export function useCustomers(open: boolean, _typed: string): FoundPeople<Customer> {
  const watched: ListQuery<Customer> = useSource(customersAtom, open);
  return { watched, records: itemsOf(watched), isPending: isOnItsWay(watched) };
}
