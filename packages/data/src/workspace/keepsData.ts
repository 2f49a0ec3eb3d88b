import { endsWithin } from "./endsWithin.ts";

/** Name of what is opened and stored to find out; nothing is left of it. */
const PROBE = "carnation/probe";

/** As many characters as the largest entry that Firestore's tabs write for each other, and room for some. */
const PROBE_LENGTH = 16_384;

/** Longest time that a browser may take to open an empty database, in milliseconds. One that has lost its server never does. */
const OPENING_MS = 5000;

/**
 * Tells whether this page may keep data on the device. Firestore needs both: IndexedDB for what it reads, and localStorage
 * through which its tabs tell each other of it. A browser that blocks storage says so in ways of its own: the property
 * throws, opening throws, opening fails later, or never ends; localStorage is there and takes nothing, because it is
 * full. Firestore copes with few of these: its queue stops and no listener is told anything any more.
 */
export async function canKeepData(): Promise<boolean> {
  return takesEntries() && (await opensDatabases());
}

function takesEntries(): boolean {
  try {
    localStorage.setItem(PROBE, "0".repeat(PROBE_LENGTH));
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

async function opensDatabases(): Promise<boolean> {
  try {
    if (typeof indexedDB === "undefined") return false;
    await endsWithin(OPENING_MS, openAndClose(indexedDB.open(PROBE)));
    return true;
  } catch {
    return false;
  }
}

function openAndClose(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => {
      request.result.close();
      resolve();
    });
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB cannot be opened")));
  });
}
