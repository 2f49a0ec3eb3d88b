import { callables } from "@carnation/product/callable";
import type { Functions } from "firebase/functions";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { createCaller } from "../functions/callFunction.ts";
import { forgetDevice, keepDevice, keptDevice } from "./keptDevice.ts";
import type { MessagingToken } from "./messagingToken.ts";

/** Frequency: how often a device says that it is still there, in milliseconds. */
const SEEN_MS = 24 * 60 * 60 * 1000;

interface NewsDeviceContext {
  readonly uid: string;
  readonly functions: Functions;
  readonly messaging: MessagingToken;
  readonly assertSession: () => void;
}

/** Tells whether this device is told of the news, for an account. */
export function newsDevice({ uid, functions, messaging, assertSession }: NewsDeviceContext) {
  const call = createCaller(functions, assertSession);
  const tell = async (token: string): Promise<void> => {
    await call(callables.registerusertonews, { token });
    keepDevice(uid, { token, seen: Date.now() });
  };
  const read = (worker: ServiceWorkerRegistration): Promise<string> =>
    withCatalogueErrors(() => messaging.read(worker));
  return {
    /** True when this device was registered for this account. */
    isRegistered: (): boolean => keptDevice(uid) !== null,
    /** True when an open page has to see for itself that an article was announced (`watchAnnounced`). */
    isWatched: messaging.isWatched,
    /**
     * Has this device told of the news, and the account say that it wants to be.
     * @param worker the service worker that shows what is sent
     * @throws {CarnationError} unauthenticated, account-disabled, offline, unavailable
     */
    register: async (worker: ServiceWorkerRegistration): Promise<void> =>
      tell(keptDevice(uid)?.token ?? (await read(worker))),
    /**
     * Says, once a day, that a registered device is still there; under its new token when it has another one.
     * @throws {CarnationError} as `register`
     */
    async refresh(worker: ServiceWorkerRegistration): Promise<void> {
      const kept = keptDevice(uid);
      if (kept === null || Date.now() - kept.seen < SEEN_MS) return;
      await tell(messaging.isWatched ? kept.token : await read(worker));
    },
    /**
     * No longer has this device told of the news.
     * @throws {CarnationError} unauthenticated, offline, unavailable: it is still told then
     */
    async unregister(): Promise<void> {
      const kept = keptDevice(uid);
      if (kept === null) return;
      await call(callables.unregisterusertonews, { token: kept.token });
      forgetDevice(uid);
      await endToken(messaging);
    },
  };
}

/** Signed out, a device is told nothing any more, and nobody waits for it; the server forgets its token when it next uses it. */
export function leaveNewsDevice(uid: string, messaging: MessagingToken): void {
  if (keptDevice(uid) === null) return;
  forgetDevice(uid);
  void endToken(messaging);
}

/** That the browser fails at it keeps nobody from leaving. */
async function endToken(messaging: MessagingToken): Promise<void> {
  await messaging.end().catch(() => undefined);
}
