import type { FirebaseApp } from "firebase/app";
import { clearIndexedDbPersistence, type Firestore } from "firebase/firestore";

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

/** Where nothing is kept on the device there is nothing to hold. */
const nothingKept: OfflineDataUse = { release: () => Promise.resolve(), erase: () => Promise.resolve() };

/**
 * Waits until nobody is erasing, then declares a use. The SDK alone would let one tab erase what another works with,
 * whose Firestore then ends without a word: a web lock, shared by the users, keeps the eraser out.
 * @param persistent whether anything is kept on the device
 */
export async function holdOfflineData(app: FirebaseApp, persistent: boolean): Promise<OfflineDataUse> {
  if (!persistent || !("locks" in navigator)) return nothingKept;
  const { locks } = navigator;
  const name = `carnation/offline-data/${app.name}`;
  const used = Promise.withResolvers<void>();
  const granted = Promise.withResolvers<void>();
  const held = locks.request(name, { mode: "shared" }, () => {
    granted.resolve();
    return used.promise;
  });
  await granted.promise;
  return {
    async release() {
      used.resolve();
      await held;
    },
    async erase(firestore) {
      await locks.request(name, { ifAvailable: true }, async (lock) => {
        // A browser that refuses leaves it to the end of the next session: nobody must stay signed in for it.
        if (lock) await clearIndexedDbPersistence(firestore).catch(() => undefined);
      });
    },
  };
}
