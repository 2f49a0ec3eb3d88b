import type { Analyser, FaceInspection, Inspector } from "@carnation/skin-analysis/node";
import { readOutcome, type Reading } from "../measure/reading.ts";
import type { Trial } from "../measure/stability.ts";
import type { Change } from "../photos/change.ts";
import type { Portrait, Subject } from "../photos/portrait.ts";

/** A photo and what the engine makes of it. */
export interface Sitting {
  readonly portrait: Portrait;
  readonly reading: Reading;
  /** Holds what the engine sees in it, of photos that it scores. */
  readonly inspection: FaceInspection | undefined;
}

/** A sitting that can be tried again: the photo was scored. */
export interface Sitter {
  readonly subject: Subject;
  readonly before: Reading;
}

/** Says what is under way and how far it is. */
export type Progress = (done: number, all: number) => void;

/** Scores every photo. */
export async function sit(
  portraits: readonly Portrait[],
  analyser: Analyser,
  inspector: Inspector,
  progress: Progress,
): Promise<Sitting[]> {
  const sittings: Sitting[] = [];
  for (const portrait of portraits) {
    const reading = readOutcome(await analyser.analyse(portrait.bytes));
    const inspection = "refused" in reading ? undefined : await inspector.inspect(portrait.bytes);
    sittings.push({ portrait, reading, inspection });
    progress(sittings.length, portraits.length);
  }
  return sittings;
}

/** Scores every sitter again after each change. The next photo is changed while the engine reads this one. */
export async function tryChanges(
  sitters: readonly Sitter[],
  changes: readonly Change[],
  analyser: Analyser,
  progress: Progress,
): Promise<Trial[]> {
  const jobs = sitters.flatMap(({ subject, before }) =>
    changes.map((change) => ({ subject, before, change })),
  );
  const start = (index: number): Promise<Buffer> | undefined => {
    const job = jobs[index];
    return job?.change.apply(job.subject);
  };
  const trials: Trial[] = [];
  let changed = start(0);
  for (const [index, { subject, before, change }] of jobs.entries()) {
    const photo = await changed;
    if (!photo) break;
    changed = start(index + 1);
    const after = readOutcome(await analyser.analyse(photo));
    trials.push({ photo: subject.name, change: change.name, before, after });
    progress(trials.length, jobs.length);
  }
  return trials;
}
