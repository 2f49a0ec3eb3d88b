import { resolve } from "node:path";
import { Database } from "../database/database.ts";
import { Outbox } from "../events/outbox.ts";
import { lockDataFolder } from "../gateway/dataLock.ts";

/**
 * Prints the parked event deliveries of a data folder that no process is using.
 * @param retry also lets the next start try them again
 */
export async function showEvents(dataDir: string, retry: boolean): Promise<void> {
  const folder = resolve(dataDir);
  const release = lockDataFolder(folder);
  const database = new Database(folder);
  try {
    const outbox = new Outbox(database);
    const parked = outbox.parked();
    for (const { time, functionName, type, subject, error } of parked) {
      console.log(`${time} ${functionName} <- ${type} ${subject}\n  ${error.split("\n", 1)[0]}`);
    }
    if (retry) await outbox.retryParked();
    console.log(`${parked.length} parked${retry ? ", to be tried again at the next start" : ""}`);
  } finally {
    database.close();
    release();
  }
}
