/** Frequency: how often something may be done: a number of times at once, then once more after each interval. */
export interface Allowance {
  readonly burst: number;
  /** Milliseconds until one more. */
  readonly intervalMs: number;
}

/** Frequency: how often a professional may start a diagnosis: 30 at once, then one a minute. */
export const diagnosisAllowance: Allowance = { burst: 30, intervalMs: 60_000 };

/**
 * Frequency: how often a professional may send an e-mail: 40 at once, then one every two minutes. They leave under the name of the
 * deployment, which a flood of them would cost its good name.
 */
export const sendingAllowance: Allowance = { burst: 40, intervalMs: 120_000 };

/** Frequency: how often a professional may have a language model write a recap, which costs money: 20 at once, then one every two minutes. */
export const recapAllowance: Allowance = { burst: 20, intervalMs: 120_000 };

/**
 * Frequency: how often a professional may have the payment provider asked: for a payment page, the portal, an invoice, or whether a
 * payment has come, which a page asks every two seconds for a while. 60 at once, then one every five seconds.
 */
export const paymentAllowance: Allowance = { burst: 60, intervalMs: 5000 };

/**
 * Takes one from an allowance, of which a single point in time is kept: when it will be whole again.
 * @param wholeAt what was kept; null when nothing was
 * @returns what to keep now; null when nothing is left, and then an interval later there is one again
 */
export function takeAllowance(
  { burst, intervalMs }: Allowance,
  wholeAt: Date | null,
  now: Date,
): Date | null {
  const latest = now.getTime() + burst * intervalMs;
  const kept = wholeAt?.getTime() ?? 0;
  // Beyond the latest only a clock that was ahead can have put it: nobody is to wait for that time to come.
  const from = kept > latest ? now.getTime() : Math.max(now.getTime(), kept);
  return from + intervalMs > latest ? null : new Date(from + intervalMs);
}
