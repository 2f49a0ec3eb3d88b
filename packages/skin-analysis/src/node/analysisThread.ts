import { Worker } from "node:worker_threads";
import type { AnalysisOutcome } from "./analysisOutcome.ts";
import type { AnalysisReply, AnalysisRequest, WorkerSettings } from "./workerMessages.ts";

/** Longest time that a photo may take, and who may give it up. */
export interface AskOptions {
  /** Milliseconds, the start of the thread included; beyond them the outcome is `timeout`. */
  readonly timeoutMs: number;
  /** Ends the photo and its thread. */
  readonly signal?: AbortSignal | undefined;
}

/** A thread for one photo at a time, replaced by a new one when it is lost. */
export interface AnalysisThread {
  /**
   * Sends one photo to the thread and waits for its outcome, an error, the thread's end or the time limit.
   * @throws the signal's reason once it is aborted
   */
  readonly ask: (request: AnalysisRequest, options: AskOptions) => Promise<AnalysisOutcome>;
  /** Ends the thread. A photo under way gets the outcome `internal`. */
  readonly end: () => Promise<void>;
}

/**
 * Room for young objects: a photo makes few that live, and planes of millions of bytes that only a collection gives
 * back. With the 48 MB that V8 takes by itself the process grows by some 30 MB more, and is no faster.
 */
const YOUNG_MB = 12;

/**
 * The thread starts with the first photo, loads the models once, and does not keep the process alive between photos.
 * After a time-out, a crash or a photo that was given up, the next one gets a new thread.
 */
export function createAnalysisThread(entry: URL, workerData: WorkerSettings): AnalysisThread {
  let worker: Worker | undefined;

  function start(): Worker {
    // The thread inherits this process's execArgv, and with it the condition that resolves packages to source.
    const started = new Worker(entry, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    // Kept even while no photo is asked about: an `error` without listener would end the process.
    started.on("error", () => drop(started));
    return started;
  }

  async function drop(broken: Worker): Promise<void> {
    if (worker === broken) worker = undefined;
    await broken.terminate();
  }

  return {
    async ask(request, options) {
      options.signal?.throwIfAborted();
      const current = (worker ??= start());
      current.ref();
      try {
        const outcome = await answerOf(current, request, options);
        if (!outcome.ok && (outcome.error === "timeout" || outcome.error === "internal")) await drop(current);
        else current.unref();
        return outcome;
      } catch (reason) {
        await drop(current);
        throw reason;
      }
    },
    async end() {
      if (worker) await drop(worker);
    },
  };
}

function answerOf(
  worker: Worker,
  { photo, perceivedAge }: AnalysisRequest,
  { timeoutMs, signal }: AskOptions,
): Promise<AnalysisOutcome> {
  return new Promise((settle, give) => {
    const forget = () => {
      clearTimeout(timer);
      worker.off("message", finish).off("error", fail).off("exit", fail);
      signal?.removeEventListener("abort", giveUp);
    };
    const finish = (outcome: AnalysisOutcome) => {
      forget();
      settle(outcome);
    };
    const giveUp = () => {
      forget();
      give(signal?.reason);
    };
    const fail = () => finish({ ok: false, error: "internal" });
    const timer = setTimeout(() => finish({ ok: false, error: "timeout" }), timeoutMs);
    signal?.addEventListener("abort", giveUp);
    worker.on("message", finish satisfies (reply: AnalysisReply) => void);
    worker.on("error", fail).on("exit", fail);
    // Not slice(): on a Buffer it is a view of a shared pool, which cannot be moved to the thread.
    const request: AnalysisRequest = { photo: new Uint8Array(photo), perceivedAge };
    worker.postMessage(request, [request.photo.buffer as ArrayBuffer]);
  });
}
