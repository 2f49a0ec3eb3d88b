import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { atom } from "jotai";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import { profileAtom } from "../watch/accountAtoms.ts";
import { valueOf } from "../state/queryState.ts";
import { serviceWorker } from "./serviceWorker.ts";

/**
 * From when on this page tells of announcements, in milliseconds: since it was opened, or since the device was registered
 * here. What the browser keeps tells nobody that it was changed.
 */
export const toldSinceAtom = atom(performance.timeOrigin);

/** Tells whether the news are told on this device: it was registered for this account, which wants them. */
export const isToldAtom = atom((get) => {
  get(toldSinceAtom);
  const workspace = get(workspaceAtom);
  const wanted = valueOf(get(profileAtom))?.notifications.news === true;
  return wanted && workspace.status === "ready" && workspace.value.news.isRegistered();
});

/** Says that this device was registered, or is no longer. */
export const deviceChangedAtom = atom(null, (_get, set) => set(toldSinceAtom, Date.now()));

/**
 * Has this device told of the news, once the browser allows it.
 * @throws {CarnationError} unavailable when the browser does not take the service worker, and as `register`
 */
export async function registerDevice({ news }: Workspace): Promise<void> {
  let worker: ServiceWorkerRegistration;
  try {
    worker = await serviceWorker();
  } catch (cause) {
    throw new CarnationError("unavailable", "There is no service worker", { cause });
  }
  await news.register(worker);
}

/** No longer has this device told of the news. */
export const unregisterDevice = ({ news }: Workspace): Promise<void> => news.unregister();
