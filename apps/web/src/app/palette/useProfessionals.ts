import type { Professional } from "@carnation/product/account";
import { listLimits } from "@carnation/product/limits";
import { professionalsAtom } from "../../features/admin/catalogue/catalogueData.ts";
import { listAsking } from "../../shared/resource/listAsking.ts";
import { useFoundRecords } from "../../shared/resource/useFoundRecords.ts";
import type { FoundPeople } from "./foundPeople.ts";
import { isOnItsWay, useSource } from "./useSource.ts";

const asking = listAsking((workspace) => workspace.professionals);

/** The professionals that the palette looks through: those of the list, and where it is cut those that the server finds. */
export function useProfessionals(open: boolean, typed: string): FoundPeople<Professional> {
  const watched = useSource(professionalsAtom, open);
  const { records, pending, isPartial } = useFoundRecords(watched, asking, listLimits.customers, typed);
  return { watched, records, isPending: pending || isOnItsWay(watched), isPartial };
}
