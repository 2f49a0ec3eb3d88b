import { loadLegalSettings } from "@carnation/data";
import type { LegalSettings } from "@carnation/product/legal";
import { useCallback, useEffect, useState } from "react";

/** Place where the legal facts of the deployment stand: asked for, there, or not to be had. */
export type LegalSettingsState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly settings: LegalSettings }
  | { readonly status: "failed"; readonly error: unknown };

/** Loads the legal facts of the deployment, which stand in no document. */
export function useLegalSettings(): readonly [state: LegalSettingsState, retry: () => void] {
  const [state, setState] = useState<LegalSettingsState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    const load = async (): Promise<void> => {
      let next: LegalSettingsState;
      try {
        next = { status: "ready", settings: await loadLegalSettings() };
      } catch (error) {
        next = { status: "failed", error };
      }
      if (isShown) setState(next);
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setState({ status: "loading" });
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}
