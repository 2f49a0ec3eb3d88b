import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { AnalysisOutcome } from "./analysisOutcome.ts";
import { defaultAssetsFolder, defaultWorkerUrl } from "./paths.ts";
import type { AnalysisReply, AnalysisRequest, WorkerSettings } from "./workerMessages.ts";

/** Where the analyser finds its files, and how long a photo may take. */
export interface AnalyserOptions {
  /** The worker's entry file, for an app that bundles it; by default the package's own. */
  readonly workerUrl?: URL;
  /** Folder that holds `models/` and `wasm/`; by default the package's own. */
  readonly assetsDir?: string | URL;
  /** Milliseconds per photo, the start of the thread included; 30 000 by default. */
  readonly timeoutMs?: number;
}

/** Analyses photos one at a time, in order, on a thread of its own. */
export interface Analyser {
  /**
   * Scores the one face of a photo (JPEG or PNG bytes). Bad photos and failures are outcomes, not rejections.
   * The bytes are copied: the caller's buffer stays usable.
   * @throws Error once the analyser is closed
   */
  readonly analyse: (photo: Uint8Array) => Promise<AnalysisOutcome>;
  /** Ends the thread. A photo under way gets the outcome `internal`. */
  readonly close: () => Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 30_000;

function folderOf(assets: string | URL | undefined): string {
  if (assets === undefined) return defaultAssetsFolder();
  if (assets instanceof URL) return fileURLToPath(assets);
  return isAbsolute(assets) ? assets : resolve(assets);
}

/** Sends one photo to the thread and waits for its outcome, an error, the thread's end or the time limit. */
function ask(worker: Worker, photo: Uint8Array, timeoutMs: number): Promise<AnalysisOutcome> {
  return new Promise((settle) => {
    const finish = (outcome: AnalysisOutcome) => {
      clearTimeout(timer);
      worker.off("message", finish).off("error", fail).off("exit", fail);
      settle(outcome);
    };
    const fail = () => finish({ ok: false, error: "internal" });
    const timer = setTimeout(() => finish({ ok: false, error: "timeout" }), timeoutMs);
    worker.on("message", finish satisfies (reply: AnalysisReply) => void);
    worker.on("error", fail).on("exit", fail);
    // Not slice(): on a Buffer it is a view of a shared pool, which cannot be moved to the thread.
    const request: AnalysisRequest = { photo: new Uint8Array(photo) };
    worker.postMessage(request, [request.photo.buffer as ArrayBuffer]);
  });
}

/**
 * Starts an analyser. Its thread starts with the first photo, loads the models once, and does not keep the
 * process alive between photos. After a time-out or a crash the next photo gets a new thread.
 */
export function createAnalyser(options: AnalyserOptions = {}): Analyser {
  const { workerUrl = defaultWorkerUrl(), timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const workerData: WorkerSettings = { assetsFolder: folderOf(options.assetsDir) };
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const start = (): Worker => {
    // The thread inherits this process's execArgv, and with it the condition that resolves packages to source.
    const started = new Worker(workerUrl, { workerData });
    // Kept even while no photo is asked about: an `error` without listener would end the process.
    started.on("error", () => drop(started));
    return started;
  };
  const drop = (broken: Worker) => {
    if (worker === broken) worker = undefined;
    return broken.terminate();
  };
  const run = async (photo: Uint8Array): Promise<AnalysisOutcome> => {
    if (closed) return { ok: false, error: "internal" };
    const current = (worker ??= start());
    current.ref();
    const outcome = await ask(current, photo, timeoutMs);
    if (!outcome.ok && (outcome.error === "timeout" || outcome.error === "internal")) await drop(current);
    else current.unref();
    return outcome;
  };

  return {
    analyse: (photo) => {
      if (closed) return Promise.reject(new Error("The analyser is closed."));
      const outcome = last.then(() => run(photo));
      last = outcome;
      return outcome;
    },
    close: async () => {
      closed = true;
      if (worker) await drop(worker);
      await last;
    },
  };
}
