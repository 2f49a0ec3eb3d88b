import { expect, onTestFinished, test, vi } from "vitest";
import { guardBackForwardCache } from "./backForwardCache.ts";

const NAME = "carnation/test-back-forward-cache";

function openDatabase(version = 1, onUpgrade?: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, version);
    request.addEventListener("upgradeneeded", () => {
      if (version === 1) request.result.createObjectStore("store");
      onUpgrade?.(request.result);
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("Not opened")));
  });
}

/** A transaction that asks again whenever it is answered, and so never ends by itself. */
function openTransaction(database: IDBDatabase): { ended: Promise<string> } {
  const transaction = database.transaction("store", "readwrite");
  const ask = (): void => {
    transaction.objectStore("store").put(1, 1).addEventListener("success", ask);
  };
  ask();
  return {
    ended: new Promise((resolve) => {
      for (const how of ["complete", "abort"]) transaction.addEventListener(how, () => resolve(how));
    }),
  };
}

const turn = (type: "pagehide" | "pageshow", persisted: boolean): boolean =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

function guarded() {
  const reload = vi.fn();
  const release = guardBackForwardCache({ reload });
  onTestFinished(async () => {
    release();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(NAME).addEventListener("success", resolve);
    });
  });
  return { reload, release };
}

test("a page that enters the back/forward cache aborts every IndexedDB transaction, and begins no other", async () => {
  const { release } = guarded();
  const database = await openDatabase();
  const [first, second] = [openTransaction(database), openTransaction(database)];
  turn("pagehide", true);
  expect(() => database.transaction("store", "readwrite")).toThrow("The page has been left");
  expect(await Promise.all([first.ended, second.ended])).toEqual(["abort", "abort"]);
  expect(getComputedStyle(document.documentElement).visibility).toBe("hidden");

  release();
  const next = database.transaction("store", "readwrite");
  next.objectStore("store").put(2, 2);
  await new Promise((resolve) => next.addEventListener("complete", resolve));
  database.close();
});

test("a page that enters the back/forward cache aborts the upgrade of a database", async () => {
  guarded();
  (await openDatabase()).close();
  await expect(openDatabase(2, () => turn("pagehide", true))).rejects.toMatchObject({ name: "AbortError" });
});

test("a page that is closed or reloaded keeps its transactions, which the browser ends", async () => {
  guarded();
  const database = await openDatabase();
  turn("pagehide", false);
  const transaction = database.transaction("store", "readwrite");
  const ended = new Promise((resolve) => {
    for (const how of ["complete", "abort"]) transaction.addEventListener(how, () => resolve(how));
  });
  expect(await ended).toBe("complete");
  database.close();
});

test("a page that is shown again from the back/forward cache is loaded anew", () => {
  const { reload } = guarded();
  turn("pageshow", false);
  expect(reload).not.toHaveBeenCalled();
  turn("pageshow", true);
  expect(reload).toHaveBeenCalledOnce();
});
