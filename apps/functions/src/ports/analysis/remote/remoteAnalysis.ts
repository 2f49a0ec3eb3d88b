import type { AnalysisPort, PhotoAnalysis } from "../analysisPort.ts";
import { createDeadline, type Deadline } from "./deadline.ts";
import type { ExchangeOptions } from "./exchange.ts";
import { namedProblem, photoProblem } from "./photoProblem.ts";
import { type PollOptions, pollResults } from "./pollResults.ts";
import { createRemoteApi } from "./remoteApi.ts";
import { RemoteFailure } from "./remoteFailure.ts";
import type { RemoteResult } from "./remoteResult.ts";
import type { RemoteSettings } from "./remoteSettings.ts";
import { toEntries } from "./toEntries.ts";

/** Time, patience, and where failures are told. */
export interface RemoteOptions extends Partial<ExchangeOptions>, Partial<PollOptions> {
  /** Milliseconds for the whole of one photo. */
  readonly timeoutMs: number;
  /** Told a sentence that holds neither an address, nor a token, nor anything of a photo. */
  readonly log: (message: string) => void;
}

const DEFAULTS: ExchangeOptions & PollOptions = {
  requestMs: 30_000,
  attempts: 4,
  firstPauseMs: 500,
  firstPollMs: 1000,
  maxPollMs: 5000,
  settledAfter: 3,
};

/** Largest photo that the service's signed addresses take, bytes. */
const MAX_PHOTO_BYTES = 31_457_280;
/** Time for deleting what is no longer needed there, milliseconds. */
const DELETION_MS = 5000;

/**
 * The remote analysis (docs.saas.haut.ai): a person without a name is opened for each photo, which is uploaded to a
 * signed address, computed, asked for until its results are whole, and deleted with that person whatever came of it.
 */
export function remoteAnalysis(settings: RemoteSettings, given: RemoteOptions): AnalysisPort {
  const options = { ...DEFAULTS, ...given };
  const api = createRemoteApi(settings, options);

  async function resultsOf(subject: string, photo: Uint8Array, deadline: Deadline) {
    const upload = await api.startUpload(subject, deadline);
    await api.putPhoto(upload, photo, deadline);
    await begin(() => api.compute(upload, deadline));
    return pollResults(() => api.results(subject, upload, deadline), deadline, options);
  }

  /** Deletes a subject at the service. One that cannot be deleted is left to the operator: the result stands all the same. */
  async function forget(subject: string): Promise<void> {
    try {
      await api.deleteSubject(subject, createDeadline(DELETION_MS));
    } catch (error) {
      given.log(`${describe(error)}: subject ${subject} is to be deleted by hand`);
    }
  }

  return {
    async analyse(photo, { signal, timeoutMs = Infinity } = {}) {
      if (photo.byteLength > MAX_PHOTO_BYTES) return { ok: false, error: "too-large" };
      const deadline = createDeadline(Math.min(timeoutMs, options.timeoutMs), signal);
      try {
        const subject = await api.createSubject(deadline);
        return read(await resultsOf(subject, photo, deadline).finally(() => forget(subject)));
      } catch (error) {
        if (!(error instanceof RemoteFailure)) throw error;
        given.log(error.message);
        return { ok: false, error: error.code };
      }
    },
  };
}

/** Tells whether a computation was begun may be unknown: it is not asked for twice, its results are waited for. */
async function begin(compute: () => Promise<void>): Promise<void> {
  try {
    await compute();
  } catch (error) {
    const isUnknown = error instanceof RemoteFailure && error.kind === "unavailable" && error.status !== 503;
    if (!isUnknown) throw error;
  }
}

function read(results: readonly RemoteResult[]): PhotoAnalysis {
  const problem = photoProblem(results);
  if (problem !== null) return { ok: false, error: problem };
  const measured = toEntries(results);
  if (measured !== null) return { ok: true, ...measured };
  return { ok: false, error: namedProblem(results) ?? "internal" };
}

function describe(error: unknown): string {
  return error instanceof RemoteFailure ? error.message : "remote analysis: the deletion failed";
}
