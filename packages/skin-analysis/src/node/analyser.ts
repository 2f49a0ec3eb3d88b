import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AnalysisOutcome } from "./analysisOutcome.ts";
import { createAnalysisThread } from "./analysisThread.ts";
import { defaultAssetsFolder, defaultWorkerUrl } from "./paths.ts";
import { createWaitingLine } from "./waitingLine.ts";

/** Folder of the analyser's files, longest time of a photo, and how many may wait. */
export interface AnalyserOptions {
  /** The worker's entry file, for an app that bundles it; by default the package's own. */
  readonly workerUrl?: URL;
  /** Folder that holds `models/` and `wasm/`; by default the package's own. */
  readonly assetsDir?: string | URL;
  /**
   * Folder of the age model, which holds `models/`. Without it an age that is asked for is `model-not-installed`; with files
   * that are missing or others, `model-unreadable`, and the outcome's `problem` says which.
   */
  readonly ageModelDir?: string | URL | undefined;
  /** Milliseconds per photo from its turn on, the start of the thread included; 30 000 by default. */
  readonly timeoutMs?: number;
  /** Photos that may wait beside the one under way; 16 by default, which take about half a minute. */
  readonly maxWaiting?: number;
  /** Milliseconds that a photo may wait for its turn; without limit by default. */
  readonly maxWaitMs?: number;
}

/** Describes what is said of one photo. */
export interface AnalyseOptions {
  /** Gives the photo up: waiting, it leaves the line; under way, its thread ends. */
  readonly signal?: AbortSignal | undefined;
  /** Owner: whose photo it is: accounts take turns. Photos without one are one account's. */
  readonly account?: string | undefined;
  /** True to estimate the perceived age, with the model of `ageModelDir`. @default false: an administrator switches it on. */
  readonly perceivedAge?: boolean | undefined;
  /** Milliseconds for this photo, instead of the analyser's own. */
  readonly timeoutMs?: number | undefined;
}

/** Analyses photos one at a time on a thread of its own; the others wait, their accounts taking turns. */
export interface Analyser {
  /**
   * Scores the one face of a photo (JPEG or PNG bytes). Bad photos and failures are outcomes, not rejections; `busy`
   * is one that found no place in the line, or whose turn came too late: nothing was tried, and it may come again.
   * The bytes are copied at their turn: until then the caller's buffer is not to be changed.
   * @throws the signal's reason once it is aborted; Error once the analyser is closed
   */
  readonly analyse: (photo: Uint8Array, options?: AnalyseOptions) => Promise<AnalysisOutcome>;
  /**
   * Takes no more photos: those that wait are `busy`, the one under way may end, then the thread does.
   * @param graceMs milliseconds left to the photo under way, which is `internal` after them; 5 000 by default
   */
  readonly close: (graceMs?: number) => Promise<void>;
}

interface Job {
  readonly photo: Uint8Array;
  readonly options: AnalyseOptions;
  readonly settle: (outcome: AnalysisOutcome | Promise<AnalysisOutcome>) => void;
  /** Ends what was watched while it waited. */
  readonly stopWaiting: () => void;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_PLACES = 16;
const DEFAULT_GRACE_MS = 5000;
const BUSY: AnalysisOutcome = { ok: false, error: "busy" };

function folderOf(folder: string | URL): string {
  if (folder instanceof URL) return fileURLToPath(folder);
  return isAbsolute(folder) ? folder : resolve(folder);
}

/** Starts an analyser; its thread starts with the first photo. */
export function createAnalyser(options: AnalyserOptions = {}): Analyser {
  const { workerUrl = defaultWorkerUrl(), timeoutMs = DEFAULT_TIMEOUT_MS, maxWaitMs, ageModelDir } = options;
  const thread = createAnalysisThread(workerUrl, {
    assetsFolder: folderOf(options.assetsDir ?? defaultAssetsFolder()),
    ageModelFolder: ageModelDir === undefined ? undefined : folderOf(ageModelDir),
  });
  const line = createWaitingLine<Job>(options.maxWaiting ?? DEFAULT_PLACES);
  let underWay: Promise<void> | undefined;
  let closed = false;

  function refuse(job: Job): void {
    job.stopWaiting();
    job.settle(BUSY);
  }

  async function work(first: Job): Promise<void> {
    for (let job: Job | undefined = first; job !== undefined; job = line.next()) {
      job.stopWaiting();
      const { signal, perceivedAge = false, timeoutMs: own = timeoutMs } = job.options;
      const outcome = thread.ask({ photo: job.photo, perceivedAge }, { signal, timeoutMs: own });
      job.settle(outcome);
      await outcome.catch(() => undefined);
    }
    underWay = undefined;
  }

  /** Puts a job into the line, from which it goes by itself when it is given up or has waited too long. */
  function wait(photo: Uint8Array, own: AnalyseOptions, settle: Job["settle"]): void {
    const { signal, account = "" } = own;
    const leave = (outcome: Parameters<Job["settle"]>[0]) => {
      if (!line.remove(job)) return;
      job.stopWaiting();
      settle(outcome);
    };
    const giveUp = () => leave(Promise.reject(signal?.reason));
    const timer = maxWaitMs === undefined ? undefined : setTimeout(() => leave(BUSY), maxWaitMs);
    const job: Job = {
      photo,
      options: own,
      settle,
      stopWaiting() {
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
      },
    };
    signal?.addEventListener("abort", giveUp);
    const loser = line.add(account, job);
    if (loser) refuse(loser);
  }

  return {
    async analyse(photo, own = {}) {
      if (closed) throw new Error("The analyser is closed.");
      own.signal?.throwIfAborted();
      return new Promise((settle) => {
        if (underWay) wait(photo, own, settle);
        else underWay = work({ photo, options: own, settle, stopWaiting: () => undefined });
      });
    },
    async close(graceMs = DEFAULT_GRACE_MS) {
      closed = true;
      for (let job = line.next(); job !== undefined; job = line.next()) refuse(job);
      const last = underWay;
      const timer = setTimeout(() => void thread.end(), graceMs);
      await last;
      clearTimeout(timer);
      await thread.end();
    },
  };
}
