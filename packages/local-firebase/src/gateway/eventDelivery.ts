import { existsSync } from "node:fs";
import type { Database } from "../database/database.ts";
import type { EventSink } from "../events/backendEvent.ts";
import { DELIVERY_ATTEMPTS, type Dispatcher, startDispatcher } from "../events/dispatcher.ts";
import { pause } from "../events/pause.ts";
import { Outbox } from "../events/outbox.ts";
import type { FunctionsHost } from "../functions/functionsHost.ts";
import type { ProblemSink } from "../problems/problem.ts";
import { runJobs, type Scheduler, startScheduler } from "../functions/schedule/scheduler.ts";

export interface EventDelivery {
  /** Port at which the services leave their events. */
  readonly events: EventSink;
  /** Starts handing them to the functions, as soon as these are loaded. */
  start(host: FunctionsHost): void;
  idle(): Promise<void>;
  /** Deliveries that are to come, and those given up. */
  counts(): { readonly waiting: number; readonly parked: number };
  stop(): Promise<void>;
}

/** Time that deliveries under way may take when everything stops, milliseconds. */
const STOP_TIMEOUT = 5000;

/**
 * Events on their way to functions.
 * @param module the functions module, `null` when the project has none: then events interest nobody
 * @param jobsAtStart names of scheduled functions that run once at the start, beside their schedule
 */
export function createEventDelivery(
  database: Database,
  module: string | null,
  log: (line: string) => void,
  problems: Pick<ProblemSink, "notice">,
  jobsAtStart: readonly string[] = [],
): EventDelivery {
  if (module === null || !existsSync(module)) {
    log(module === null ? "no functions" : `no functions: ${module} does not exist`);
    return {
      events: { enqueue: () => undefined },
      start: () => undefined,
      idle: () => Promise.resolve(),
      counts: () => ({ waiting: 0, parked: 0 }),
      stop: () => Promise.resolve(),
    };
  }
  const outbox = new Outbox(database);
  let dispatcher: Promise<Dispatcher> = Promise.reject(new Error("The functions have not been started."));
  dispatcher.catch(() => undefined);
  let running: Dispatcher | null = null;
  let scheduler: Scheduler | null = null;
  let stopped = false;
  return {
    events: outbox,
    start(host) {
      dispatcher = (async () => {
        await host.loaded;
        if (stopped) throw new Error("stopped");
        // What was given up has one attempt more at each start; it is parked again, and told, when that fails.
        await outbox.retryParked(DELIVERY_ATTEMPTS - 1);
        running = startDispatcher({ outbox, subscribers: host, log, problems });
        scheduler = startScheduler({ database, outbox, jobs: host.jobs, log });
        await runJobs(
          database,
          outbox,
          host.jobs().filter(({ name }) => jobsAtStart.includes(name)),
        );
        return running;
      })();
      dispatcher.catch(() => undefined);
    },
    idle: async () => (await dispatcher).idle(),
    counts: () => outbox.counts(),
    async stop() {
      stopped = true;
      await scheduler?.stop();
      const grace = new AbortController();
      const finished = running?.stop().finally(() => grace.abort());
      // What has not ended by then is cut off with the functions' thread, and delivered again after the next start.
      await Promise.race([finished, pause(STOP_TIMEOUT, grace.signal)]);
    },
  };
}
