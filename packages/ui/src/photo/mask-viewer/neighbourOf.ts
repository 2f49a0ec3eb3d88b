interface Identified {
  readonly id: string;
}

/** Id of the one before (`-1`) or after (`1`) another, going round at the ends; the first one when it is unknown. */
export function neighbourOf(items: readonly Identified[], id: string, step: -1 | 1): string {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) return items[0]?.id ?? id;
  return items[(index + step + items.length) % items.length]?.id ?? id;
}
