/** Items that wait for their turn: a bounded number of them, their accounts taking turns. */
export interface WaitingLine<Item> {
  /**
   * Puts an item behind those of its account. Where the line is full, the last item of the account that has the most
   * waiting gives way: that may be the new one.
   * @returns who found no place; `undefined` when all did
   */
  readonly add: (account: string, item: Item) => Item | undefined;
  /** Takes out the next item: the oldest one of the account that has waited longest for a turn. */
  readonly next: () => Item | undefined;
  /** Takes out an item that waits for nothing any more. Returns whether it was there. */
  readonly remove: (item: Item) => boolean;
}

/** @param places how many items may wait */
export function createWaitingLine<Item>(places: number): WaitingLine<Item> {
  /** By account, in the order of their turns. An account without items has no line. */
  const lines = new Map<string, Item[]>();
  let waiting = 0;

  function longest(): Item[] {
    return [...lines.values()].reduce((most, line) => (line.length >= most.length ? line : most), []);
  }

  function forgetEmpty(): void {
    for (const [account, line] of lines) if (line.length === 0) lines.delete(account);
  }

  return {
    add(account, item) {
      const line = lines.get(account) ?? [];
      line.push(item);
      lines.set(account, line);
      waiting += 1;
      if (waiting <= places) return undefined;
      waiting -= 1;
      const crowded = longest();
      // Between equals the new one gives way.
      const loser = (crowded.length > line.length ? crowded : line).pop();
      forgetEmpty();
      return loser;
    },
    next() {
      const turn = lines.entries().next().value;
      if (turn === undefined) return undefined;
      const [account, line] = turn;
      lines.delete(account);
      const item = line.shift();
      waiting -= 1;
      if (line.length > 0) lines.set(account, line);
      return item;
    },
    remove(item) {
      for (const line of lines.values()) {
        const place = line.indexOf(item);
        if (place < 0) continue;
        line.splice(place, 1);
        waiting -= 1;
        forgetEmpty();
        return true;
      }
      return false;
    },
  };
}
