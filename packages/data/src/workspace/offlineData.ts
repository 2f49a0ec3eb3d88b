import type { FirebaseApp } from "firebase/app";
import { clearIndexedDbPersistence, type Firestore } from "firebase/firestore";
import { endsWithin } from "./endsWithin.ts";
import { offlineDataLock } from "./offlineDataLock.ts";

/** The use that this page makes of what Firestore keeps on the device, which all tabs share. */
export interface OfflineDataUse {
  /** Ends the use. */
  release(): Promise<void>;
  /**
   * Erases what is kept, unless another tab uses it: that tab then erases it when its own session ends.
   * @param firestore terminated
   */
  erase(firestore: Firestore): Promise<void>;
}

/** Without web locks tabs cannot tell each other who uses what is kept. */
const nothingHeld: OfflineDataUse = { release: () => Promise.resolve(), erase: () => Promise.resolve() };

/** Longest time that erasing may take, in milliseconds. */
const ERASING_MS = 5000;

/**
 * Waits until nobody is erasing, then declares a use. The SDK alone would let one tab erase what another works with,
 * whose Firestore then ends without a word: a web lock, shared by the users, keeps the eraser out. A page whose Firestore
 * keeps its data in memory holds it too: what an earlier page kept is erased with its session.
 */
export async function holdOfflineData(app: FirebaseApp): Promise<OfflineDataUse> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return nothingHeld;
  const name = offlineDataLock(app.name);
  const used = Promise.withResolvers<void>();
  const granted = Promise.withResolvers<void>();
  const held = locks.request(name, { mode: "shared" }, () => {
    granted.resolve();
    return used.promise;
  });
  try {
    // The request itself ends with the use, unless the browser refuses it: one that blocks storage does.
    await Promise.race([granted.promise, held]);
  } catch {
    return nothingHeld;
  }
  return {
    async release() {
      used.resolve();
      await held;
    },
    async erase(firestore) {
      await locks.request(name, { ifAvailable: true }, async (lock) => {
        // A browser that refuses leaves it to the end of the next session, and one that waits for a suspended page
        // erases it later by itself: nobody must stay signed in for it.
        if (lock) await endsWithin(ERASING_MS, clearIndexedDbPersistence(firestore)).catch(() => undefined);
      });
    },
  };
}
