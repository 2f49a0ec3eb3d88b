import { resolve } from "node:path";
import { requireData } from "../backup/requireData.ts";
import { Database } from "../database/database.ts";
import { Outbox } from "../events/outbox.ts";
import { lockDataFolder } from "../dataFolder/dataLock.ts";
import type { Print } from "./commands.ts";

/**
 * Prints the parked event deliveries of a data folder, whether a process is using it or not.
 * @param retry also lets the next start try them again; the folder must not be in use then
 */
export async function showEvents(dataDir: string, retry: boolean, print: Print): Promise<void> {
  const folder = resolve(dataDir);
  requireData(folder);
  const release = retry ? lockDataFolder(folder) : () => undefined;
  const database = new Database(folder);
  try {
    const outbox = new Outbox(database);
    const parked = outbox.parked();
    for (const { time, functionName, type, subject, error } of parked) {
      print(`${time} ${functionName} <- ${type} ${subject}\n  ${error.split("\n", 1)[0]}`);
    }
    if (retry) await outbox.retryParked();
    print(`${parked.length} parked${retry ? ", to be tried again at the next start" : ""}`);
  } finally {
    database.close();
    release();
  }
}
