import type { Subscribers } from "../events/dispatcher.ts";
import { localAddress, urlHost } from "../http/addresses.ts";
import { StartupError } from "../problems/startupError.ts";
import { FunctionsThread, ListenError, type ThreadOptions } from "./functionsThread.ts";
import { pause } from "../events/pause.ts";
import { matchTriggers } from "./matchTriggers.ts";
import type { Job, Offer } from "./messages.ts";

export interface FunctionsHost extends Subscribers {
  readonly port: number;
  /** Resolves when the module has been loaded for the first time; rejects when it cannot be. */
  readonly loaded: Promise<void>;
  /** `loading` also while it is started again. */
  state(): "loading" | "ready" | "failed";
  /** Lists when the scheduled functions run. */
  jobs(): readonly Job[];
  /**
   * Finds the address of a callable or HTTP function, waiting for the module to load: an origin and a path to put the
   * request's own path behind. `null` when there is none of that name.
   * @param region `null`: whichever has it
   */
  locate(name: string, region: string | null): Promise<string | null>;
  close(): Promise<void>;
}

/** Pause before the thread is started again after a crash, milliseconds; doubled while it cannot even load. */
const FIRST_RESTART = 500;
const LONGEST_RESTART = 30_000;

/**
 * Serves the functions on their port and runs those that events trigger. The thread is started again when a function
 * takes it down.
 * @throws StartupError PORT_IN_USE
 */
export async function startFunctionsHost(options: ThreadOptions): Promise<FunctionsHost> {
  const { log } = options;
  const stopping = new AbortController();
  const first = new FunctionsThread(options);
  let thread = Promise.resolve(first);
  let offer: Pick<Offer, "triggers" | "http"> = { triggers: [], http: [] };
  let crashes = 0;
  let state: ReturnType<FunctionsHost["state"]> = "loading";

  const port = await first.listening.catch((error: unknown) => {
    void first.close();
    if (error instanceof ListenError && error.code === "EADDRINUSE") {
      const details = { service: "functions", port: options.settings.port } as const;
      throw new StartupError("PORT_IN_USE", details, { cause: error });
    }
    throw error;
  });

  async function load(current: FunctionsThread): Promise<void> {
    const loaded = await current.loaded;
    offer = loaded;
    crashes = 0;
    state = "ready";
    log(`functions loaded (${loaded.summary})`);
  }

  function reportLoadFailure(error: unknown): void {
    if (stopping.signal.aborted) return;
    state = "failed";
    log(`functions could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }

  async function keepRunning(): Promise<void> {
    for (let current = first; ;) {
      await current.ended;
      if (stopping.signal.aborted) return;
      state = "loading";
      const next = Promise.withResolvers<FunctionsThread>();
      thread = next.promise;
      const delay = Math.min(LONGEST_RESTART, FIRST_RESTART * 2 ** crashes);
      crashes += 1;
      log(`the functions' thread has ended; starting it again in ${delay} ms`);
      await pause(delay, stopping.signal);
      current = new FunctionsThread({ ...options, settings: { ...options.settings, port } });
      next.resolve(current);
      load(current).catch(reportLoadFailure);
    }
  }

  const loaded = load(first);
  loaded.catch(reportLoadFailure);
  void keepRunning();
  return {
    port,
    loaded,
    state: () => state,
    match: (event) => matchTriggers(offer.triggers, event),
    jobs: () => offer.triggers.flatMap(({ job }) => (job === null ? [] : [job])),
    async locate(name, region) {
      await loaded.catch(() => undefined);
      const found = offer.http.find((one) => one.name === name && (region ?? one.region) === one.region);
      const { host, projectId } = options.settings;
      return found
        ? `http://${urlHost(localAddress(host))}:${port}/${projectId}/${found.region}/${name}`
        : null;
    },
    async deliver(functionName, event) {
      const timeout = offer.triggers.find(({ name }) => name === functionName)?.timeout ?? 60;
      await (await thread).deliver(functionName, event, timeout);
    },
    async close() {
      stopping.abort();
      await (await thread).close();
    },
  };
}
