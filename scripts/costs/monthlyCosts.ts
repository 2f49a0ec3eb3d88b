import { COPIES_KEPT_DAYS } from "@carnation/product/legal";
import type { MonthlyQuantities } from "./monthlyQuantities.ts";
import { computePrices, EUROS_PER_DOLLAR, firestorePrices, hostingPrices, storagePrices } from "./prices.ts";

/** Euros of a month, by what they are paid for. */
export interface MonthlyCosts {
  readonly reads: number;
  readonly writes: number;
  readonly invocations: number;
  readonly compute: number;
  readonly storage: number;
  readonly egress: number;
}

/** Steps of the egress of Cloud Storage, GB: the first TB, and the nine after it. */
const EGRESS_STEPS = [1000, 10_000] as const;

/** Gives the part to pay for, once another one is free. */
const beyond = (quantity: number, free: number): number => Math.max(0, quantity - free);

function fileEgress(gb: number): number {
  const [first, second, rest] = storagePrices.egressGb;
  const [low, high] = EGRESS_STEPS;
  return Math.min(gb, low) * first + Math.min(beyond(gb, low), high - low) * second + beyond(gb, high) * rest;
}

/** Documents in the database, once more for its last seven days, and in a backup of each of them. */
function documentStorage(gb: number): number {
  const { storedGib, backupGib, free } = firestorePrices;
  return beyond(gb, free.storedGib) * storedGib + gb * storedGib + gb * COPIES_KEPT_DAYS * backupGib;
}

/** Prices the quantities of a month, less what is free. @returns euros, without VAT */
export function monthlyCosts(quantities: MonthlyQuantities): MonthlyCosts {
  const { free: freeDocuments } = firestorePrices;
  const { free } = computePrices;
  const dollars: MonthlyCosts = {
    reads: beyond(quantities.reads, freeDocuments.reads) * firestorePrices.read,
    writes: beyond(quantities.writes, freeDocuments.writes) * firestorePrices.write,
    invocations: beyond(quantities.invocations, free.invocations) * computePrices.invocation,
    compute:
      beyond(quantities.vcpuSeconds, free.vcpuSeconds) * computePrices.vcpuSecond +
      beyond(quantities.gibSeconds, free.gibSeconds) * computePrices.gibSecond,
    storage:
      documentStorage(quantities.storedDocuments) +
      (quantities.storedFiles - quantities.nearlineFiles) * storagePrices.standardGb +
      quantities.nearlineFiles * storagePrices.nearlineGb +
      quantities.nearlineRead * storagePrices.nearlineReadGb +
      quantities.objectsMoved * storagePrices.nearlineTransition +
      quantities.objectsWritten * storagePrices.classA +
      quantities.objectsRead * storagePrices.classB,
    egress:
      beyond(quantities.documentEgress, freeDocuments.egressGib) * firestorePrices.egressGib +
      fileEgress(quantities.fileEgress) +
      beyond(quantities.applicationEgress, hostingPrices.freeEgressGb) * hostingPrices.egressGb,
  };
  return {
    reads: dollars.reads * EUROS_PER_DOLLAR,
    writes: dollars.writes * EUROS_PER_DOLLAR,
    invocations: dollars.invocations * EUROS_PER_DOLLAR,
    compute: dollars.compute * EUROS_PER_DOLLAR,
    storage: dollars.storage * EUROS_PER_DOLLAR,
    egress: dollars.egress * EUROS_PER_DOLLAR,
  };
}

/** Adds up the euros of a month. */
export const totalOf = (costs: MonthlyCosts): number =>
  Object.values<number>({ ...costs }).reduce((sum, euros) => sum + euros, 0);
