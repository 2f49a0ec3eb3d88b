import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearSite } from "./clearSite.ts";

/** A storage of a browser, whose entries are properties, as `Object.entries` sees them. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
}

const ADDRESS = "https://carnation.example/clear";
const storageOf = (entries: Readonly<Record<string, string>>) => Object.assign(new MemoryStorage(), entries);
let local: MemoryStorage;
let session: MemoryStorage;
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  local = storageOf({ theme: "dark", "firebase:authUser": "claire", firestore_clients: "1" });
  session = storageOf({ draft: "kept" });
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("fetch", ask);
  ask.mockReset().mockImplementation(async () => {
    for (const storage of [local, session]) for (const key of Object.keys(storage)) delete storage[key];
    local["language"] = "fr";
    return new Response();
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** The one lock of a browser, free or held by another tab for as long as that is open. */
function lock(isFree: boolean): void {
  const request = async (
    _name: string,
    { ifAvailable = false }: LockOptions,
    hold: (held: object | null) => Promise<void>,
  ): Promise<void> => {
    if (!isFree && !ifAvailable) throw new Error("It would be waited for without end");
    await hold(isFree ? {} : null);
  };
  vi.stubGlobal("navigator", { locks: { request } });
}

it("the site is cleared, and the application's own entries are brought back; those of the SDKs are not", async () => {
  lock(true);
  await clearSite("carnation", ADDRESS);
  expect(ask).toHaveBeenCalledExactlyOnceWith(ADDRESS, expect.objectContaining({ cache: "no-store" }));
  expect({ ...local }).toEqual({ theme: "dark", language: "fr" });
  expect({ ...session }).toEqual({ draft: "kept" });
});

it("an entry that was written while the site was cleared is not written over", async () => {
  lock(true);
  local.setItem("language", "en");
  await clearSite("carnation", ADDRESS);
  expect(local["language"]).toBe("fr");
});

it("a site that another tab uses is left alone, and so is that of a browser without locks", async () => {
  lock(false);
  await clearSite("carnation", ADDRESS);
  vi.stubGlobal("navigator", {});
  await clearSite("carnation", ADDRESS);
  expect(ask).not.toHaveBeenCalled();
});

it("a browser that blocks its storages has nothing to bring back, and is cleared all the same", async () => {
  lock(true);
  const blocked = new Proxy(local, {
    ownKeys: () => {
      throw new Error("blocked");
    },
  });
  vi.stubGlobal("localStorage", blocked);
  await clearSite("carnation", ADDRESS);
  expect(ask).toHaveBeenCalledOnce();
  expect({ ...session }).toEqual({ draft: "kept" });
});
