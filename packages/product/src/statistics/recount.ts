import { storedCountSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** A figure that was not what was counted, and is now. */
export interface Mended {
  /** Place where it stands and its name: `statistics/totals customers`. */
  readonly figure: string;
  /** Holds what stood there; null when nothing did. */
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** Describes what a recount has found. */
export interface Recount {
  /** Count of how many figures were compared with what they count. */
  readonly compared: number;
  readonly mended: readonly Mended[];
}

const figure = v.nullable(v.union([v.string(), v.number()]));

/** Answer of the callable `recountstatistics`. */
export const recountResponse = v.object({
  compared: storedCountSchema,
  mended: v.array(v.object({ figure: v.string(), before: figure, after: figure })),
});

/** Holds what a mended figure belongs to, by the path of its document. */
const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^statistics\/totals$/u, "Compteurs du produit"],
  [/^statistics\/[^/]+$/u, "Chiffres d’un jour"],
  [/^users\/[^/]+\/statistics\/totals$/u, "Compteurs d’un professionnel"],
  [/^users\/[^/]+\/statistics\/[^/]+$/u, "Chiffres d’un jour d’un professionnel"],
  [/^users\/[^/]+$/u, "Résumés de comptes"],
  [/^tags\/[^/]+$/u, "Articles d’une étiquette"],
];

/** Holds what else is counted: something that happened, and that no figure had. */
const FACT = "Événements qui n’étaient pas comptés";

/** Count of how many figures of one kind were mended. */
export interface MendedKind {
  readonly kind: string;
  readonly count: number;
}

/** Gives what was mended, by kind, in the order in which it was found: whoever reads it learns of no document and no person. */
export function mendedKinds(mended: readonly Mended[]): readonly MendedKind[] {
  const counts = new Map<string, number>();
  for (const { figure } of mended) {
    const path = figure.split(" ", 1)[0] ?? "";
    const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? FACT;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
