import { formatCount, plural } from "@carnation/domain/format";
import { withSupport } from "./supportContact.ts";

/** Counts how many items of a list are not shown because what is stored is not what it should be. */
export function parseErrorMessage(count: number): string {
  const items = formatCount(count, "élément illisible", "éléments illisibles");
  return withSupport(`${items} ${plural(count, "n’est pas affiché", "ne sont pas affichés")}.`);
}
