import type { Professional } from "@carnation/product/account";
import { professionalsAtom } from "../../features/admin/catalogue/catalogueData.ts";
import { itemsOf, type ListQuery } from "../../shared/state/queryState.ts";
import type { FoundPeople } from "./foundPeople.ts";
import { isOnItsWay, useSource } from "./useSource.ts";

/** The professionals that the palette looks through: those of the list. What is typed is for a search of all of them. */
export function useProfessionals(open: boolean, _typed: string): FoundPeople<Professional> {
  const watched: ListQuery<Professional> = useSource(professionalsAtom, open);
  return { watched, records: itemsOf(watched), isPending: isOnItsWay(watched) };
}
