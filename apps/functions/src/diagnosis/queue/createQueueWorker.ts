import { type AiSettings } from "@carnation/product/ai-settings";
import { diagnosisPhotoPath } from "@carnation/product/path";
import { logger } from "firebase-functions";
import type { AnalysisPort } from "../../ports/analysis/analysisPort.ts";
import type { Backend } from "../../backend/backend.ts";
import { analysePhoto } from "../analysePhoto.ts";
import { type Claim, claimNext } from "./claimNext.ts";
import type { QueuedPhoto } from "./enqueuePhoto.ts";
import { readQueue } from "./readQueue.ts";
import { tellPlaces } from "./tellPlaces.ts";
import { readAiSettings } from "../../readers/readAiSettings.ts";

/** Describes what a worker analyses with. */
export interface WorkerOptions {
  /** The engine that the settings name. */
  readonly engine: (settings: AiSettings) => AnalysisPort;
  /** Photos that are analysed at the same time, by the settings. @default one */
  readonly lanes?: (settings: AiSettings) => number;
  /** First pause after an engine that could not try, milliseconds; doubled after each further one. @default 1000 */
  readonly firstPauseMs?: number;
}

/** Analyses the photos of the queue, in this process. */
export interface QueueWorker {
  /**
   * Works until nothing waits; at once when this process is at it already, which then sees what has come.
   * @param limitMs after which time no further photo is begun
   * @param awaited photo of which the worker was told: it waits until whoever has taken it has ended, or died. Without one it
   *   waits for all that are taken; null: for none
   * @throws Error when photos are left at the end of that time: it is to be called again
   */
  readonly work: (backend: Backend, limitMs: number, awaited?: QueuedPhoto | null) => Promise<void>;
}

/** Pauses in a row after which a worker leaves the rest to the next run (`resumeAnalysisQueue`): about a minute. */
const PAUSES = 6;

/** A worker of this process; its engine is asked for one photo after the other. */
export function createQueueWorker({ engine, lanes, firstPauseMs = 1000 }: WorkerOptions): QueueWorker {
  let isWorking = false;
  let hasNews = false;
  let deadline = 0;
  let isAllAwaited = false;
  const awaitedPhotos = new Set<string>();
  const taken = new Set<string>();
  /** Begins a further lane where the work that is under way has room for one. */
  let begin = (): void => undefined;
  const sleepers = new Set<() => void>();

  /** Ends early when somebody has news. */
  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      sleepers.add(wake);
    });
  }

  const keyOf = ({ uid, id }: QueuedPhoto): string => `${uid}/${id}`;
  /** Tells whether a photo is waited for; not one that a lane of this worker has taken, which goes on afterwards. */
  const isAwaited = (photo: QueuedPhoto): boolean =>
    !taken.has(keyOf(photo)) && (isAllAwaited || awaitedPhotos.has(keyOf(photo)));

  /**
   * Works on one photo after the other.
   * @param onMore called when a photo was taken and others wait
   * @returns whether photos are left because the time is over
   */
  async function workLane(backend: Backend, onMore: () => void): Promise<boolean> {
    for (let pauses = 0; ;) {
      const left = deadline - Date.now();
      if (left <= 0) return (await readQueue(backend.db, new Date())).length > 0;
      const next = await claimNext(backend.db, isAwaited);
      if (next === null) return false;
      if ("until" in next) {
        // Whoever has it may have died: it is free once nobody says any more that they are at it.
        await sleep(Math.min(left, Math.max(50, next.until.getTime() - Date.now())));
        continue;
      }
      taken.add(keyOf(next.claim));
      if (next.isMore) onMore();
      await tellPlaces(backend.db);
      const isTried = await analyseClaimed(backend, engine, next.claim).finally(() =>
        taken.delete(keyOf(next.claim)),
      );
      pauses = isTried ? 0 : pauses + 1;
      if (pauses > PAUSES) return false;
      if (pauses > 0) await sleep(firstPauseMs * 2 ** (pauses - 1));
    }
  }

  /** Works with one lane, and a further one as long as photos wait that no lane has taken: each costs a look at the queue. */
  async function workLanes(backend: Backend, most: number): Promise<boolean> {
    const begun: Promise<boolean>[] = [];
    let open = 0;
    begin = () => {
      if (open >= most) return;
      open += 1;
      const lane = workLane(backend, begin).finally(() => (open -= 1));
      // It is waited for below, in its turn.
      lane.catch(() => undefined);
      begun.push(lane);
    };
    begin();
    let isLeft = false;
    // Further lanes are added while this one is waited for.
    for (const lane of begun) if (await lane) isLeft = true;
    begin = () => undefined;
    return isLeft;
  }

  return {
    async work(backend, limitMs, awaited) {
      deadline = Math.max(deadline, Date.now() + limitMs);
      if (awaited === undefined) isAllAwaited = true;
      else if (awaited !== null) awaitedPhotos.add(keyOf(awaited));
      hasNews = true;
      if (sleepers.size === 0) begin();
      for (const wake of sleepers) wake();
      if (isWorking) return;
      isWorking = true;
      try {
        let isLeft = false;
        while (hasNews) {
          hasNews = false;
          const settings = await readAiSettings(backend.db);
          isLeft = await workLanes(backend, lanes?.(settings) ?? 1);
        }
        if (isLeft) throw new Error("Photos are left in the queue of the analysis: to be worked on again.");
      } finally {
        isWorking = false;
        isAllAwaited = false;
        awaitedPhotos.clear();
        begin = () => undefined;
        await tellPlaces(backend.db);
      }
    },
  };
}

/** @returns whether there was an engine for it */
async function analyseClaimed(
  backend: Backend,
  engine: WorkerOptions["engine"],
  claim: Claim,
): Promise<boolean> {
  const { uid, id, attempts } = claim;
  const stop = claim.keep();
  try {
    const settings = await readAiSettings(backend.db);
    const outcome = await analysePhoto(backend, engine(settings), { uid, id, attempts, settings });
    if (outcome === "ended") await claim.remove();
    else await claim.release(outcome === "again");
    return outcome !== "untried";
  } catch (error) {
    logger.error("a photo could not be analysed now", { uid, diagnosis: id, failure: String(error) });
    // Without its photo it waits for nothing; a store that fails is no fault of the photo.
    if (await isPhotoGone(backend, claim)) await claim.remove();
    else await claim.release(false);
    return false;
  } finally {
    stop();
  }
}

async function isPhotoGone({ files }: Backend, { uid, id }: Claim): Promise<boolean> {
  return !(await files.exists(diagnosisPhotoPath(uid, id)));
}
