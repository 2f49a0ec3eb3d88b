import { loadLegalSettings } from "@carnation/data";
import type { LegalSettings } from "@carnation/product/legal";
import { useCallback, useEffect, useRef, useState } from "react";

/** Place where the legal facts of the deployment stand: asked for, there, or not to be had. */
export type LegalSettingsState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly settings: LegalSettings }
  | { readonly status: "failed"; readonly error: unknown };

/** Loads the legal facts of the deployment, which stand in no document. */
export function useLegalSettings(): readonly [state: LegalSettingsState, retry: () => void] {
  const [state, setState] = useState<LegalSettingsState>({ status: "loading" });
  const shown = useRef(false);
  const load = useCallback(async (): Promise<void> => {
    const next = await readSettings();
    if (shown.current) setState(next);
  }, []);
  useEffect(() => {
    shown.current = true;
    void load();
    return () => {
      shown.current = false;
    };
  }, [load]);
  const retry = useCallback(() => {
    setState({ status: "loading" });
    void load();
  }, [load]);
  return [state, retry];
}

async function readSettings(): Promise<LegalSettingsState> {
  try {
    return { status: "ready", settings: await loadLegalSettings() };
  } catch (error) {
    return { status: "failed", error };
  }
}
