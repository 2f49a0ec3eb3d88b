import type { FirebaseApp } from "firebase/app";

/** Place where the messages that reach this device come from. */
export interface MessagingToken {
  /**
   * The device's token, made when it has none. The browser has to have been allowed to notify.
   * @param worker which draws the messages
   */
  read(worker: ServiceWorkerRegistration): Promise<string>;
  /** Ends the token: what is sent to it reaches nobody. */
  end(): Promise<void>;
  /** True when an open page has to see for itself that an article was announced: nothing is sent to this device. */
  readonly isWatched: boolean;
}

/** Firebase Cloud Messaging, whose code is loaded when it is first needed. Our own service worker shows what it sends. */
export function cloudToken(app: FirebaseApp): MessagingToken {
  return {
    isWatched: false,
    async read(serviceWorkerRegistration) {
      const { getMessaging, getToken } = await import("firebase/messaging");
      return getToken(getMessaging(app), { serviceWorkerRegistration });
    },
    async end() {
      // The SDK's `deleteToken` wants `/firebase-messaging-sw.js` on a page that has not read the token: there is none.
      const worker = await navigator.serviceWorker.getRegistration();
      const subscription = await worker?.pushManager.getSubscription();
      await subscription?.unsubscribe();
    },
  };
}

/** On one machine nobody sends anything: the token only tells this browser from others. */
export const localToken: MessagingToken = {
  isWatched: true,
  read: () => Promise.resolve(`local-${crypto.randomUUID()}`),
  end: () => Promise.resolve(),
};
