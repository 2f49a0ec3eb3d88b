"use client";

import { useCallback, useEffect, useSyncExternalStore } from "react";
import {
  CHOSEN_ATTRIBUTE,
  COLOR_SCHEME_KEY,
  darkDevice,
  type ColorScheme,
  type ColorSchemeOptions,
  isColorScheme,
  showColorScheme,
  storeColorScheme,
  storedColorScheme,
} from "./colorScheme.ts";

/** Tells when the choice on `<html>` changes, whoever changes it. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [CHOSEN_ATTRIBUTE] });
  return () => observer.disconnect();
}

/**
 * The scheme that the person chose, and a way to choose another. It is kept in the browser, followed in every tab of it, and
 * by every use on the page. Where no `ColorSchemeScript` stands in the page, the stored choice is shown once this has mounted.
 * @returns scheme, the default one on a server; and a function that shows and keeps another
 */
export function useColorScheme(
  options: ColorSchemeOptions = {},
): readonly [scheme: ColorScheme, choose: (scheme: ColorScheme) => void] {
  const { storageKey = COLOR_SCHEME_KEY, defaultScheme = "system" } = options;
  const scheme = useSyncExternalStore(
    subscribe,
    () => {
      const chosen = document.documentElement.getAttribute(CHOSEN_ATTRIBUTE);
      return isColorScheme(chosen) ? chosen : defaultScheme;
    },
    () => defaultScheme,
  );
  useEffect(() => {
    const stored = (): ColorScheme => storedColorScheme({ storageKey, defaultScheme });
    if (!document.documentElement.hasAttribute(CHOSEN_ATTRIBUTE)) showColorScheme(stored());
    const follow = ({ key }: StorageEvent): void => {
      // Storage that was cleared, of either kind, is no choice: what is shown stays.
      if (key === storageKey) showColorScheme(stored());
    };
    const device = darkDevice();
    const followDevice = (): void => {
      const chosen = document.documentElement.getAttribute(CHOSEN_ATTRIBUTE);
      if (chosen === "system") showColorScheme("system");
    };
    addEventListener("storage", follow);
    device?.addEventListener("change", followDevice);
    return () => {
      removeEventListener("storage", follow);
      device?.removeEventListener("change", followDevice);
    };
  }, [storageKey, defaultScheme]);
  const choose = useCallback(
    (next: ColorScheme): void => {
      storeColorScheme(next, storageKey);
      showColorScheme(next);
    },
    [storageKey],
  );
  return [scheme, choose];
}
