import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";

const steps = ["CREATE TABLE stream_epoch (id TEXT NOT NULL) STRICT"];

/**
 * Name of this database's history, made with the database. Tokens carry it: a client whose cache outlived the data
 * folder must not resume from a moment that this history does not have.
 */
export function readEpoch(database: Database): string {
  database.migrate("streams", steps);
  const row = database.sqlite.prepare("SELECT id FROM stream_epoch").get();
  if (row) return String(row["id"]);
  const epoch = randomUUID();
  database.sqlite.prepare("INSERT INTO stream_epoch (id) VALUES (?)").run(epoch);
  return epoch;
}

/** The data go back to an earlier moment, and on from there differently: no token given out so far is valid any more. */
export function startNewEpoch(database: Database): void {
  database.migrate("streams", steps);
  database.sqlite.exec("DELETE FROM stream_epoch");
}

/** @param time microseconds since 1970: everything up to it has been sent. */
export function encodeResumeToken(epoch: string, time: bigint): string {
  return Buffer.from(`${epoch}@${time}`).toString("base64");
}

/** The time in a token of this history, `null` for any other token. */
export function decodeResumeToken(epoch: string, token: string): bigint | null {
  const [from, time] = Buffer.from(token, "base64").toString("latin1").split("@");
  return from === epoch && time !== undefined && /^\d{1,19}$/.test(time) ? BigInt(time) : null;
}
