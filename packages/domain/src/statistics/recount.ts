import * as v from "valibot";
import { storedCountSchema } from "../wire/wireValues.ts";

/** A figure that was not what was counted, and is now. */
export interface Mended {
  /** Where it stands and its name: `statistics/totals customers`. */
  readonly figure: string;
  /** What stood there; null when nothing did. */
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** What a recount has found. */
export interface Recount {
  /** How many figures were compared with what they count. */
  readonly compared: number;
  readonly mended: readonly Mended[];
}

const figure = v.nullable(v.union([v.string(), v.number()]));

/** Answer of the callable `recountstatistics`. */
export const recountResponse = v.object({
  compared: storedCountSchema,
  mended: v.array(v.object({ figure: v.string(), before: figure, after: figure })),
});
