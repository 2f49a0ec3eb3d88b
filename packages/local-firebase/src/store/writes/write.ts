import type { FieldPath } from "../../values/fieldPath.ts";
import type { Fields, Value } from "../../values/value.ts";

export interface Precondition {
  readonly exists?: boolean;
  /** Microseconds since 1970. */
  readonly updateTime?: bigint;
}

export type FieldTransform = { readonly path: FieldPath } & (
  | { readonly kind: "serverTimestamp" }
  | { readonly kind: "increment" | "maximum" | "minimum"; readonly operand: Value }
  | { readonly kind: "appendMissingElements" | "removeAllFromArray"; readonly elements: readonly Value[] }
);

/** A write as `parseWrites` (parseWrite.ts) leaves it. Names are full resource names. */
export type Write =
  | {
      readonly kind: "set";
      readonly name: string;
      readonly fields: Fields;
      /** Fields to take from `fields` (absent there: removed); `null` replaces the whole document. */
      readonly mask: readonly FieldPath[] | null;
      /** Applied after the fields, in order. */
      readonly transforms: readonly FieldTransform[];
      readonly precondition: Precondition;
    }
  | { readonly kind: "delete"; readonly name: string; readonly precondition: Precondition }
  /** Changes nothing: only the precondition counts. */
  | { readonly kind: "verify"; readonly name: string; readonly precondition: Precondition };
