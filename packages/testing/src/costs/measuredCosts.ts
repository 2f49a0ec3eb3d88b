/** Charged operations of one action, as the local Firebase counts them. */
export interface Cost {
  /** Documents of Firestore that are read, also by security rules; an aggregation is one for each thousand entries. */
  readonly reads: number;
  /** Documents of Firestore that are written or deleted. */
  readonly writes: number;
  /** Calls of functions and events that are delivered to one. */
  readonly invocations: number;
}

/** Costs of each action: asserted by the tests that do it, and what the table of prices is made from. */
export const measuredCosts = {
  /** A diagnosis of a client by an instance that knows the catalogue, from the call to the result, with what follows. */
  diagnosis: { reads: 48, writes: 14, invocations: 9 },
  /** The first page of a professional with more clients than a list holds, on a device that keeps nothing yet. */
  dashboard: { reads: 130, writes: 0, invocations: 0 },
  /** A list of the back-office with more professionals than it shows, of which 200 are shown. */
  adminList: { reads: 203, writes: 0, invocations: 0 },
  /** The list of a professional's clients, of which 200 are shown. */
  clientList: { reads: 203, writes: 0, invocations: 0 },
} as const satisfies Readonly<Record<string, Cost>>;
