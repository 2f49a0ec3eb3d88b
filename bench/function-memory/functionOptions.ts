import * as v from "valibot";

/** A function of the bundle, as Functions calls it and reads its options. */
export interface BundledFunction {
  (...request: readonly unknown[]): unknown;
  readonly run: (event: unknown) => unknown;
  readonly __endpoint: unknown;
}

/** The functions of the bundle, by name. */
export type FunctionModule = Readonly<Record<string, BundledFunction>>;

const DEFAULT_MB = 256;
const DEFAULT_CONCURRENCY = 80;

const endpoint = v.object({
  availableMemoryMb: v.nullish(v.unknown()),
  concurrency: v.nullish(v.unknown()),
});

/** Reads with how much memory, in MiB, and for how many requests at once a function is deployed: the platform's where it says nothing. */
export function functionOptions(
  bundle: FunctionModule,
  name: string,
): { readonly memoryMb: number; readonly concurrency: number } {
  const { availableMemoryMb, concurrency } = v.parse(endpoint, bundle[name]?.__endpoint);
  return {
    memoryMb: typeof availableMemoryMb === "number" ? availableMemoryMb : DEFAULT_MB,
    concurrency: typeof concurrency === "number" ? concurrency : DEFAULT_CONCURRENCY,
  };
}
