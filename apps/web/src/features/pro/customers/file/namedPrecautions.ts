import type { Contraindication } from "@carnation/domain/internal/contraindication";
import type { ListQuery } from "../../../../shared/state/queryState.ts";

/** Name of a client's precaution whose id is no longer in the catalogue. */
export const GONE_FROM_CATALOGUE = "Précaution retirée du catalogue";

/** The precautions of a client by French alphabet; while the catalogue is not there, why not. */
export type NamedPrecautions = "loading" | "unread" | readonly Pick<Contraindication, "id" | "name">[];

/** Names precautions after the catalogue. None is left out: one that is not in it any more still has to be respected. */
export function namedPrecautions(
  ids: readonly string[],
  catalogue: ListQuery<Contraindication>,
): NamedPrecautions {
  if (catalogue.status === "loading") return "loading";
  if (catalogue.status !== "ready") return "unread";
  const names = new Map(catalogue.value.map(({ id, name }) => [id, name]));
  return ids
    .map((id) => ({ id, name: names.get(id) ?? GONE_FROM_CATALOGUE }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "fr"));
}
