import { daysBetween, type IsoDay, isoDay } from "@carnation/domain/format";
import type { Customer } from "../customer/customer.ts";
import { reviewDue } from "../customer/lastDiagnostic.ts";

/** Days after which somebody for whom no day was fixed is not coming back by herself: a list of all of them helps nobody. */
const FORGOTTEN_AFTER_DAYS = 180;

/** A client whose next photo is due. */
export interface DueReview {
  readonly customer: Customer;
  /** The day that it is due, in Paris. */
  readonly due: IsoDay;
  /** True when that day was fixed with the routine; otherwise it follows from the last photo. */
  readonly planned: boolean;
}

/**
 * The clients to see again: those whose next photo was fixed for a day that has come, earliest first, then those whose last
 * photo is six weeks old or more, the latest first. Who no longer agrees to the analysis is asked for none.
 */
export function dueReviews(customers: readonly Customer[], now: Date): readonly DueReview[] {
  const today = isoDay(now);
  const due = customers.flatMap((customer): DueReview[] => {
    const { lastDiagnostic, consent } = customer;
    const day = consent ? reviewDue(lastDiagnostic) : null;
    if (day === null) return [];
    const late = daysBetween(day, today);
    const planned = lastDiagnostic?.nextPhoto !== null;
    const forgotten = !planned && late > FORGOTTEN_AFTER_DAYS;
    return late < 0 || forgotten ? [] : [{ customer, due: day, planned }];
  });
  const inOrder = due.toSorted((one, other) => one.due.localeCompare(other.due));
  return [
    ...inOrder.filter(({ planned }) => planned),
    ...inOrder.filter(({ planned }) => !planned).toReversed(),
  ];
}
