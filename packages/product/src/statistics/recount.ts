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

/** Holds what a mended figure belongs to, by the path of its document. */
const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^statistics\/totals$/u, "Compteurs du produit"],
  [/^statistics\/[^/]+$/u, "Chiffres d’un jour"],
  [/^users\/[^/]+\/statistics\/totals$/u, "Compteurs d’un professionnel"],
  [/^users\/[^/]+\/statistics\/[^/]+$/u, "Chiffres d’un jour d’un professionnel"],
  [/^users\/[^/]+$/u, "Résumés de comptes"],
  [/^tags\/[^/]+$/u, "Articles d’une étiquette"],
];

/** Count of how many figures of one kind were mended. */
const mendedKind = v.object({ kind: v.string(), count: storedCountSchema });

/** Count of how many figures of one kind were mended. */
export type MendedKind = v.InferOutput<typeof mendedKind>;

/** Answer of the callable `recountstatistics`: numbers alone, for whoever reads it is to learn of no document and no person. */
export const recountResponse = v.object({
  /** Count of how many figures were compared with what they count. */
  compared: storedCountSchema,
  /** Count of what happened and had been counted nowhere; it is counted by now, and is no figure that was compared. */
  events: storedCountSchema,
  /** The figures that were not what was counted, by kind. */
  mended: v.array(mendedKind),
});

/** Answer of the callable `recountstatistics`. */
export type Recount = v.InferOutput<typeof recountResponse>;

/** Gives what was mended, by kind, in the order in which it was found. */
export function mendedKinds(mended: readonly Mended[]): MendedKind[] {
  const counts = new Map<string, number>();
  for (const { figure } of mended) {
    const path = figure.split(" ", 1)[0] ?? "";
    const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? "Autres chiffres";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
