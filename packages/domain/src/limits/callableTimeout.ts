/** Time that a callable is given, in milliseconds (specification, section 9). */
export const callableTimeoutMs = { default: 70_000, comparisonRecap: 250_000 } as const;

/** Time that the callable of that name is given, in milliseconds: only a comparison recap takes longer. */
export function callableTimeoutOf(name: string): number {
  return name === "getdiagnosiscomparisonrecap"
    ? callableTimeoutMs.comparisonRecap
    : callableTimeoutMs.default;
}
