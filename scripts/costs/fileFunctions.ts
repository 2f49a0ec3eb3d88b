import { computePrices, EUROS_PER_DOLLAR } from "./prices.ts";
import { FILE_EVENTS, type Work, work } from "./workload.ts";

const priceOf = ({ vcpus, gib, seconds }: Work): number =>
  computePrices.invocation + seconds * (vcpus * computePrices.vcpuSecond + gib * computePrices.gibSecond);

/**
 * Compares the ways to receive the files of diagnoses: one function with the memory of photos, or two, of which each is woken by
 * every file, since a trigger of Cloud Storage chooses a bucket and no path.
 * @param diagnoses how many are made in a month
 * @returns euros a month, before anything is free
 */
export function fileFunctionCosts(diagnoses: number): { readonly merged: number; readonly apart: number } {
  const events = diagnoses * FILE_EVENTS;
  const small = { ...work.file, gib: work.light.gib };
  return {
    merged: events * priceOf(work.file) * EUROS_PER_DOLLAR,
    apart: events * (priceOf(work.file) + priceOf(small)) * EUROS_PER_DOLLAR,
  };
}
