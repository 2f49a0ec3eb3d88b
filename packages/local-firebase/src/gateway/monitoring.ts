import { join } from "node:path";
import { LOG_FILE, OLDER_LOG, STORAGE_FOLDER } from "../database/dataFolder.ts";
import type { Database } from "../database/database.ts";
import { createClockWatch } from "../problems/clockWatch.ts";
import { createDiskWatch } from "../problems/diskWatch.ts";
import { openLogFile } from "../problems/logFile.ts";
import { type Problem, Problems, type ProblemSink } from "../problems/problem.ts";
import { OBJECTS_FOLDER } from "../storage/store/blobFiles.ts";
import type { LocalFirebaseOptions } from "./options.ts";

/** Of one log file, bytes. */
const LOG_LIMIT = 5 * 1024 * 1024;

/** Starts what the operator of an instance sees of it: log and problems. */
export function startMonitoring(options: LocalFirebaseOptions, dataDir: string) {
  const file = options.logFile ? openLogFile(join(dataDir, LOG_FILE), OLDER_LOG, LOG_LIMIT) : null;
  const log = (line: string): void => {
    file?.write(line);
    options.log?.(line);
  };
  const problems = new Problems((problem: Problem) => {
    log(`${problem.code}: ${problem.message}`);
    options.onProblem?.(problem);
  });
  const clock = createClockWatch(problems);

  return {
    log,
    /** @returns the watch over the disk, and where services tell of problems */
    watch(database: Database) {
      const objects = join(dataDir, STORAGE_FOLDER, OBJECTS_FOLDER);
      const disk = createDiskWatch({ folder: dataDir, objects, database, problems });
      database.onFailure = disk.failed;
      const sink: ProblemSink = {
        notice: (code, details) => problems.notice(code, details),
        failed: disk.failed,
      };
      return { disk, sink };
    },
    close(): void {
      clock.close();
      file?.close();
    },
  };
}
