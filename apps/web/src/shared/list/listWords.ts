import { formatNumber } from "@carnation/domain/format";
import type { ResourceTexts } from "../resource/Resource.ts";

/**
 * Says how many a list holds: « 200 premiers de 2 008 clients » where it does not show all.
 * @param total how many there are; null when the list shows all, and until they are counted
 */
export function countWords(
  { count, firsts = "premiers" }: Pick<ResourceTexts, "count" | "firsts">,
  shown: number,
  total: number | null,
): string {
  return total === null || total <= shown
    ? count(shown)
    : `${formatNumber(shown)} ${firsts} de ${count(total)}`;
}

/**
 * Says what is shown of a list that is cut.
 * @param isPartial true when what is chosen was only looked for among those
 */
export function cutWords(
  { firsts = "premiers" }: Pick<ResourceTexts, "firsts">,
  limit: number,
  isPartial: boolean,
): string {
  const isFeminine = firsts === "premières";
  const all = `Les ${formatNumber(limit)} ${firsts} sont ${isFeminine ? "affichées" : "affichés"}.`;
  if (!isPartial) return all;
  return `${all} Ce que vous avez choisi ne porte que sur ${isFeminine ? "celles-ci" : "ceux-ci"}.`;
}
