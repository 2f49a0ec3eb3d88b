import {
  type Contraindication,
  type ContraindicationGroup,
  contraindicationGroups,
} from "@carnation/domain/internal/contraindication";
import { compareNames } from "@carnation/domain/text";

/** A heading of the list and what stands under it. */
export interface ContraindicationSection {
  /** Null for those without a group, which come last. */
  readonly group: ContraindicationGroup | null;
  readonly contraindications: readonly Contraindication[];
}

/** Contraindications under their groups, each group by French alphabet; empty groups are left out. */
export function contraindicationsByGroup(
  contraindications: readonly Contraindication[],
): ContraindicationSection[] {
  const sorted = contraindications.toSorted((a, b) => compareNames(a.name, b.name));
  return [...contraindicationGroups, null]
    .map((group) => ({
      group,
      contraindications: sorted.filter((contraindication) => contraindication.group === group),
    }))
    .filter((section) => section.contraindications.length > 0);
}
