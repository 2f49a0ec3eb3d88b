export interface ListChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Gives what is in one list of values and not in the other. */
export function listChange(before: readonly string[], after: readonly string[]): ListChange {
  return {
    added: after.filter((value) => !before.includes(value)),
    removed: before.filter((value) => !after.includes(value)),
  };
}
