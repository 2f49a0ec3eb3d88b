import { useSyncExternalStore } from "react";

/** Tells whether this browser may show notifications: `default` until somebody has been asked. */
export type PushPermission = NotificationPermission | "unsupported";

/** Safari on a phone has none of it but for pages on its home screen. */
export function pushPermission(): PushPermission {
  const supported = "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;
  return supported ? Notification.permission : "unsupported";
}

/** The permission as it stands, also after it was changed in the browser's own settings. */
export function usePushPermission(): PushPermission {
  return useSyncExternalStore(subscribe, pushPermission);
}

function subscribe(onChange: () => void): () => void {
  let status: PermissionStatus | null = null;
  let ended = false;
  const follow = async (): Promise<void> => {
    status = await navigator.permissions.query({ name: "notifications" });
    if (!ended) status.addEventListener("change", onChange);
  };
  // A browser without it is asked again when its window is returned to.
  if ("permissions" in navigator) follow().catch(() => undefined);
  window.addEventListener("focus", onChange);
  return () => {
    ended = true;
    status?.removeEventListener("change", onChange);
    window.removeEventListener("focus", onChange);
  };
}
