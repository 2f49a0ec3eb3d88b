"use client";

import { useEffect, useState } from "react";

/** Gives what the person has answered to the browser, as it changes; `null` where the browser does not tell. */
export function useCameraPermission(): PermissionState | null {
  const [state, setState] = useState<PermissionState | null>(null);
  useEffect(() => {
    let permission: PermissionStatus | null = null;
    let wanted = true;
    const read = (): void => setState(permission?.state ?? null);
    const ask = async (): Promise<void> => {
      try {
        const found = await navigator.permissions.query({ name: "camera" });
        if (!wanted) return;
        permission = found;
        read();
        found.addEventListener("change", read);
      } catch {
        // Firefox before 132 does not know this permission: the camera itself then tells.
      }
    };
    void ask();
    return () => {
      wanted = false;
      permission?.removeEventListener("change", read);
    };
  }, []);
  return state;
}
