import type { Converted } from "../apps/functions/src/existing-data/convertDocuments.ts";
import { formatCount, plural } from "../packages/domain/src/format/index.ts";
import type { CustomerSearchFields } from "@carnation/product/customer";
import type { Recount } from "../packages/product/src/statistics/index.ts";

/** Gives what a recount found, for whoever has asked for it at a terminal. */
export function mendedLines({ compared, events, mended }: Recount): string[] {
  const corrected = mended.reduce((sum, { count }) => sum + count, 0);
  const lines = mended.map(({ kind, count }) => `  ${kind}\u00A0: ${count}`);
  if (events > 0) lines.push(`  Événements ajoutés\u00A0: ${events}`);
  const end =
    lines.length === 0
      ? `Carnation : ${compared} chiffres recomptés, tous justes.`
      : `Carnation : ${compared} chiffres recomptés, ${corrected} ${plural(corrected, "corrigé", "corrigés")} :`;
  return [end, ...lines];
}

/** Gives what was converted, or would be, for whoever has asked for it at a terminal. */
export function convertedLines(converted: readonly Converted[], dryRun: boolean): string[] {
  if (converted.length === 0) return ["Carnation : tous les documents sont au format du produit."];
  const count = formatCount(converted.length, "document", "documents");
  const done = dryRun ? "à convertir (rien n’est écrit)" : plural(converted.length, "converti", "convertis");
  // Each document of an older product lacks them: one line says of how many.
  const isFoundOnly = ({ fields }: Converted): boolean => fields.every((name) => searchNames.has(name));
  const found = converted.filter(isFoundOnly);
  return [
    `Carnation : ${count} ${done} :`,
    ...converted
      .filter((one) => !isFoundOnly(one))
      .map(({ path, fields }) => `  ${path} : ${fields.join(", ")}`),
    ...(found.length === 0
      ? []
      : [`  clés de recherche : ${formatCount(found.length, "document", "documents")}`]),
  ];
}

const searchNames: ReadonlySet<string> = new Set<keyof CustomerSearchFields>([
  "search_keys",
  "sort_key",
  "review_due",
  "consent_key",
]);

/** Counts how many private files a browser could keep until now, for whoever has asked for it at a terminal. */
export function forbiddenLines(changed: number): string[] {
  if (changed === 0) return ["Carnation : aucun fichier privé n’est gardé par les navigateurs."];
  const files = formatCount(changed, "fichier privé n’est", "fichiers privés ne sont");
  return [`Carnation : ${files} plus ${plural(changed, "gardé", "gardés")} par les navigateurs.`];
}
