import { NO_PROBLEMS, type ProblemSink } from "../problems/problem.ts";
import type { Delivery, EventHead, Outbox } from "./outbox.ts";
import type { StoredEvent } from "./storedEvent.ts";
import { createSemaphore } from "./semaphore.ts";
import { pause } from "./pause.ts";

/** The functions that events are delivered to. */
export interface Subscribers {
  /** Names of the functions that an event triggers. */
  match(event: Pick<EventHead, "type" | "subject">): readonly string[];
  /** Resolves when the function has handled the event. */
  deliver(functionName: string, event: StoredEvent & { readonly uid: string }): Promise<void>;
}

interface RetryPolicy {
  /** Deliveries tried before one is parked. */
  readonly attempts: number;
  /** Wait after the first failure, milliseconds; doubled after each further one. */
  readonly firstDelay: number;
}

export interface DispatcherOptions {
  readonly outbox: Outbox;
  readonly subscribers: Subscribers;
  readonly log: (line: string) => void;
  readonly problems?: Pick<ProblemSink, "notice">;
  readonly retry?: RetryPolicy;
}

export interface Dispatcher {
  /** Resolves when no event waits and none is being handled. */
  idle(): Promise<void>;
  /** Starts nothing more; resolves when the deliveries under way have ended. */
  stop(): Promise<void>;
}

/** Deliveries tried before one is parked: from half a second on, the last one comes about a minute after the first. */
export const DELIVERY_ATTEMPTS = 8;
/** Pause before what waits is routed again, in first delays of a delivery. */
const ROUTING_DELAYS = 2;

const defaultRetry: RetryPolicy = { attempts: DELIVERY_ATTEMPTS, firstDelay: 500 };
/** Deliveries under way at once. */
const CONCURRENCY = 16;

/**
 * Delivers the outbox's events: each at least once, those of one subject to one function in order, a failed one
 * again after a growing pause (exponential backoff) and parked after the last attempt, so that those behind it go on.
 */
export function startDispatcher(options: DispatcherOptions): Dispatcher {
  const { outbox, subscribers, log, problems = NO_PROBLEMS, retry = defaultRetry } = options;
  const lanes = new Map<string, Delivery[]>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const gate = createSemaphore(CONCURRENCY);
  let routing: Promise<void> | null = null;
  let waiting: (() => void)[] = [];

  function settleIdle(): void {
    if (routing !== null || lanes.size > 0 || outbox.unrouted().length > 0) return;
    const resolvers = waiting;
    waiting = [];
    for (const resolve of resolvers) resolve();
  }

  function queue(delivery: Delivery): void {
    const key = `${delivery.functionName} ${delivery.subject}`;
    const lane = lanes.get(key);
    if (lane !== undefined) {
      lane.push(delivery);
      return;
    }
    const deliveries = [delivery];
    lanes.set(key, deliveries);
    const work = drain(key, deliveries)
      .catch((error: unknown) => log(`event delivery stopped: ${describe(error)}`))
      .finally(() => {
        running.delete(work);
        if (!stopping.signal.aborted) settleIdle();
      });
    running.add(work);
  }

  async function drain(key: string, deliveries: Delivery[]): Promise<void> {
    try {
      for (let next = deliveries[0]; next !== undefined && !stopping.signal.aborted; next = deliveries[0]) {
        await deliver(next);
        deliveries.shift();
      }
    } finally {
      lanes.delete(key);
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    for (let failures = delivery.attempts; !stopping.signal.aborted;) {
      try {
        const event = outbox.read(delivery.event);
        await gate(() => subscribers.deliver(delivery.functionName, event));
        return await outbox.complete(delivery);
      } catch (error) {
        if (stopping.signal.aborted) return;
        failures += 1;
        const isLast = failures >= retry.attempts;
        const noted = await note(delivery, describe(error), isLast);
        log(
          `${delivery.functionName} failed for ${delivery.subject} (attempt ${failures} of ${retry.attempts}` +
            `${noted && isLast ? ", parked" : ""}): ${describe(error)}`,
        );
        if (noted && isLast) {
          problems.notice("EVENT_PARKED", { functionName: delivery.functionName });
          return;
        }
        await pause(retry.firstDelay * 2 ** Math.min(failures - 1, retry.attempts), stopping.signal);
      }
    }
  }

  /** @returns false when the failure could not be written: then the delivery must not be taken for parked */
  async function note(delivery: Delivery, failure: string, parked: boolean): Promise<boolean> {
    try {
      await outbox.recordFailure(delivery, failure, parked);
      return true;
    } catch (error) {
      log(`a failure of ${delivery.functionName} could not be noted: ${describe(error)}`);
      return false;
    }
  }

  async function route(): Promise<void> {
    for (let heads = outbox.unrouted(); heads.length > 0; heads = outbox.unrouted()) {
      const routes = heads.map((head) => ({ head, functions: subscribers.match(head) }));
      await outbox.route(routes.map(({ head, functions }) => ({ event: head.id, functions })));
      for (const { head, functions } of routes) {
        for (const functionName of functions) {
          queue({ event: head.id, subject: head.subject, functionName, attempts: 0 });
        }
      }
    }
  }

  function startRouting(): void {
    if (routing !== null || stopping.signal.aborted) return;
    routing = route()
      .catch((error: unknown) => {
        log(`event routing failed: ${describe(error)}`);
        // What was to be routed stays in the outbox: it is tried again for as long as the disk is full.
        void pause(ROUTING_DELAYS * retry.firstDelay, stopping.signal).then(startRouting);
      })
      .finally(() => {
        routing = null;
        if (!stopping.signal.aborted) settleIdle();
      });
  }

  for (const delivery of outbox.pending()) queue(delivery);
  const unsubscribe = outbox.onEnqueued(startRouting);
  startRouting();

  return {
    idle() {
      return new Promise((resolve) => {
        waiting.push(resolve);
        startRouting();
      });
    },
    async stop() {
      unsubscribe();
      stopping.abort();
      await Promise.all([routing, ...running]);
    },
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
