import { formatPhotoDate } from "@carnation/domain/internal/format";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { atom, useAtomValue } from "jotai";
import { itemsOf } from "../state/queryState.ts";
import { diagnosesOf } from "../watch/catalogueAtoms.ts";

const nobody = atom(null);

/**
 * The day by which a page names a diagnosis, with its hour where the same client has another one of that day.
 * @param customer id of the client; null for a quick diagnosis, which stands alone
 */
export function useDiagnosisDay({ created }: Pick<Diagnosis, "created">, customer: string | null): string {
  const watched = useAtomValue(customer === null ? nobody : diagnosesOf(customer));
  const all = watched === null ? [] : itemsOf(watched);
  return formatPhotoDate(
    created,
    all.map((other) => other.created),
  );
}
