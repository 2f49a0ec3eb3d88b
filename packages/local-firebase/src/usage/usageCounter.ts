/** Operations that production would charge, since the start. */
export interface Usage {
  /** Documents that were read: by name, by queries, by listeners and by security rules. */
  readonly reads: number;
  /** Documents that were created or changed. */
  readonly writes: number;
  readonly deletes: number;
  /** Events that were delivered, by the name of the function; calls and requests are the caller's to count. */
  readonly deliveries: Readonly<Record<string, number>>;
}

/** Index entries that production charges as one read when it aggregates. */
const ENTRIES_PER_READ = 1000;

/** Counts as Firestore charges. Of one process alone: it begins at nought with each start. */
export class UsageCounter {
  #reads = 0;
  #writes = 0;
  #deletes = 0;
  readonly #deliveries = new Map<string, number>();

  /** Documents that were returned or looked for. */
  addReads(documents: number): void {
    this.#reads += documents;
  }

  /** A query: one read at least, also where it finds nothing. */
  addQuery(documents: number): void {
    this.#reads += Math.max(1, documents);
  }

  /** A count, a sum or an average: one read for each thousand index entries, one at least. */
  addAggregation(entries: number): void {
    this.addQuery(Math.ceil(entries / ENTRIES_PER_READ));
  }

  addWrite(kind: "set" | "delete"): void {
    if (kind === "set") this.#writes += 1;
    else this.#deletes += 1;
  }

  addDelivery(name: string): void {
    this.#deliveries.set(name, (this.#deliveries.get(name) ?? 0) + 1);
  }

  /** Gives what was counted so far; it changes no more. */
  current(): Usage {
    const deliveries = Object.fromEntries(this.#deliveries);
    return { reads: this.#reads, writes: this.#writes, deletes: this.#deletes, deliveries };
  }
}
