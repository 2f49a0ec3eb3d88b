import type { Page } from "playwright";

export interface SnapshotTimes {
  /** From setDoc to the snapshot that the server has confirmed, milliseconds each. */
  readonly confirmed: readonly number[];
  /** A bare POST that is answered after one sync, in turn with the others. */
  readonly bare: readonly number[];
}

/** Writes in a page that listens to the same collection, in turn with bare requests. */
export function timeSnapshots(page: Page, barePort: number, rounds: number): Promise<SnapshotTimes> {
  return page.evaluate(
    async ([port, count]) => {
      const { doc, onSnapshot, room, setDoc } = firebase;
      const place = room();
      const bare: number[] = [];
      const confirmed: number[] = [];
      let heard = (_id: string): void => undefined;
      onSnapshot(place, { includeMetadataChanges: true }, (found) => {
        if (found.metadata.hasPendingWrites || found.metadata.fromCache) return;
        for (const { doc: changed } of found.docChanges({ includeMetadataChanges: true })) heard(changed.id);
      });
      const body = JSON.stringify({ text: "x".repeat(200) });
      const warmUp = 15;
      for (let round = 0; round < count + warmUp; round++) {
        const began = performance.now();
        await (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body })).text();
        const between = performance.now();
        await new Promise<void>((resolve) => {
          heard = (id) => {
            if (id === `d${round}`) resolve();
          };
          void setDoc(doc(place, `d${round}`), { text: "x".repeat(200), round });
        });
        if (round < warmUp) continue;
        bare.push(between - began);
        confirmed.push(performance.now() - between);
      }
      return { bare, confirmed };
    },
    [barePort, rounds] as const,
  );
}
