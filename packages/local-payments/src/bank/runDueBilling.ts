import type { Subscription } from "../objects/billing.ts";
import type { Bank } from "./bank.ts";
import { collectInvoice, UNPAID_DAYS } from "./collectInvoice.ts";
import { DAY } from "./periods.ts";
import { endSubscription, renew, warnOfTrialEnd, warningDue } from "./subscriptions.ts";

/** Hours after which a first payment that did not pass is given up. */
const FIRST_PAYMENT_HOURS = 23;

/** Something that happens by itself at a moment. */
interface Due {
  readonly moment: number;
  readonly run: (bank: Bank) => void;
}

/**
 * Does what has fallen due until a moment, each at its own and in their order: renewals, ends, further attempts to
 * collect, expiries. Whatever is done moves its own due moment on in the same transaction, so that a period is billed
 * once however often this is called, and wherever a process ends.
 */
export function runDueBilling(bank: Bank, until: number): void {
  for (let due = firstDue(bank); due !== null && due.moment <= until; due = firstDue(bank)) {
    const { moment, run } = due;
    bank.at(moment, () => run(bank));
  }
}

function firstDue(bank: Bank): Due | null {
  const all = [
    ...bank.objects.all("subscription").flatMap((subscription) => dueOf(bank, subscription)),
    ...bank.objects
      .all("checkout.session")
      .filter(({ status }) => status === "open")
      .map((session) => ({
        moment: session.expires_at,
        run: () => {
          const expired = { ...session, status: "expired" as const };
          bank.objects.put(expired);
          bank.emit("checkout.session.expired", expired);
        },
      })),
  ];
  return all.reduce<Due | null>((first, due) => (first && first.moment <= due.moment ? first : due), null);
}

function dueOf(bank: Bank, subscription: Subscription): Due[] {
  const { status, cancel_at: cancelAt, created, items, _unpaidSince: unpaidSince } = subscription;
  if (subscription.ended_at !== null) return [];
  const end = (reason: "cancellation_requested" | "payment_failed") => () =>
    void endSubscription(bank, subscription, reason);
  if (status === "incomplete") {
    return [{ moment: created + FIRST_PAYMENT_HOURS * 3600, run: end("payment_failed") }];
  }
  const periodEnd = items.data[0].current_period_end;
  const due: Due[] = [];
  if (cancelAt !== null) due.push({ moment: cancelAt, run: end("cancellation_requested") });
  const warning = warningDue(subscription);
  if (warning !== null) due.push({ moment: warning, run: () => warnOfTrialEnd(bank, subscription) });
  const attempt = nextAttempt(bank, subscription);
  if (attempt !== null) due.push(attempt);
  if (unpaidSince !== null) {
    due.push({ moment: Math.min(unpaidSince + UNPAID_DAYS * DAY, periodEnd), run: end("payment_failed") });
  } else if (status === "past_due") {
    // A period that was not paid has no successor.
    due.push({ moment: periodEnd, run: end("payment_failed") });
  } else due.push({ moment: periodEnd, run: () => renew(bank, subscription) });
  return due;
}

function nextAttempt(bank: Bank, { latest_invoice: id }: Subscription): Due | null {
  const invoice = id === null ? null : bank.objects.get("invoice", id);
  if (invoice?.status !== "open" || invoice.next_payment_attempt === null) return null;
  return { moment: invoice.next_payment_attempt, run: () => void collectInvoice(bank, invoice, "renewal") };
}
