import { type Inventory, type Kind, kinds } from "./inventory.ts";

/** Result of a comparison of one kind. */
export interface Comparison {
  readonly kind: Kind;
  /** Count of what was restored as it was. */
  readonly same: number;
  /** Count of what changed while the backup was made, which may be in it or not. */
  readonly changed: number;
  /** Names of what is missing, different, or was never there. */
  readonly faults: readonly string[];
}

/**
 * Compares what was restored with what was kept before the backup and after it: what was the same at both times must be the same
 * again.
 */
export function compareInventories(before: Inventory, after: Inventory, restored: Inventory): Comparison[] {
  return kinds.map((kind) => {
    const names = new Set([before, after, restored].flatMap((inventory) => [...inventory[kind].keys()]));
    const faults: string[] = [];
    let [same, changed] = [0, 0];
    for (const name of names) {
      const digest = before[kind].get(name);
      if (digest !== after[kind].get(name)) changed += 1;
      else if (digest === restored[kind].get(name)) same += 1;
      else faults.push(name);
    }
    return { kind, same, changed, faults: faults.toSorted() };
  });
}
