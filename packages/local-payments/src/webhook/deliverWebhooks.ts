import type { Bank } from "../bank/bank.ts";
import type { PendingDelivery } from "../store/eventLog.ts";
import { retryPauseMs } from "./retryPause.ts";
import { signWebhook } from "./signature.ts";

/** Events under way at once: they arrive in no promised order, as from Stripe. */
const AT_ONCE = 4;
/** A receiver that has not answered by then has failed. */
const TIMEOUT_MS = 20_000;
/** Until the next look when the database could not be read or written. */
const FAULT_MS = 5000;
/** Sends the events that wait. */
export interface Delivery {
  /** Looks for what is due. Called whenever there may be something. */
  wake(): void;
  /** Resolves when nothing is under way and nothing is due. */
  idle(): Promise<void>;
  /** Ends: what is under way is cut off and sent again after the next start. */
  stop(): Promise<void>;
}

/**
 * Delivers each event until the receiver answers 2xx, after growing pauses, by the machine's clock. That it was
 * delivered is written down after the answer: a process that dies in between sends it once more.
 */
export function startWebhookDelivery(
  bank: Bank,
  secret: string,
  onProblem: (error: unknown) => void,
): Delivery {
  const underWay = new Map<string, Promise<void>>();
  const waiters = new Set<() => void>();
  const cut = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    if (cut.signal.aborted) return;
    try {
      look();
    } catch (error) {
      onProblem(error);
      timer = setTimeout(wake, FAULT_MS);
      timer.unref();
    }
  }

  function look(): void {
    const url = bank.settings.get("webhook");
    const due = bank.events.due(AT_ONCE + 1, [...underWay.keys()]);
    for (const event of due) {
      if (url === null || underWay.size >= AT_ONCE || event.due > Date.now()) break;
      underWay.set(event.id, send(url, event));
    }
    const [next] = bank.events.due(1, [...underWay.keys()]);
    const isDue = url !== null && next !== undefined && next.due <= Date.now();
    if (next !== undefined && !isDue && url !== null) {
      timer = setTimeout(wake, Math.min(next.due - Date.now(), 60_000));
      timer.unref();
    }
    if (underWay.size > 0 || isDue) return;
    for (const resolve of waiters) resolve();
    waiters.clear();
  }

  async function send(url: string, event: PendingDelivery): Promise<void> {
    const isDelivered = await post(url, event.body, secret, cut.signal);
    underWay.delete(event.id);
    if (cut.signal.aborted) return;
    try {
      if (isDelivered) bank.events.delivered(event.id);
      else {
        bank.events.postpone(event.id, Date.now() + retryPauseMs(event.attempts));
      }
      wake();
    } catch (error) {
      // It is sent once more: that it was delivered could not be written down.
      onProblem(error);
      clearTimeout(timer);
      timer = setTimeout(wake, FAULT_MS);
      timer.unref();
    }
  }

  return {
    wake,
    idle: () =>
      new Promise((resolve) => {
        waiters.add(resolve);
        wake();
      }),
    async stop() {
      cut.abort();
      clearTimeout(timer);
      await Promise.all(underWay.values());
      for (const resolve of waiters) resolve();
    },
  };
}

async function post(url: string, body: string, secret: string, cut: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signWebhook(body, secret, Math.floor(Date.now() / 1000)),
        "user-agent": "Carnation-LocalPayments/1.0",
      },
      redirect: "manual",
      signal: AbortSignal.any([cut, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
