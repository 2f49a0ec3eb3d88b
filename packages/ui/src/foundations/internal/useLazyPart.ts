import { useEffect, useState } from "react";
import type { LazyCode } from "./lazyCode.ts";

/**
 * A part that only those who ask for it load; `undefined` until it is there. Code that did not arrive is asked for once more; where it
 * cannot be had, what stands around it does without.
 * @param code of a module, the same at each render
 */
export function useLazyPart<Part>(code: LazyCode<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted) return undefined;
    let mounted = true;
    const load = async (): Promise<void> => {
      try {
        const arrived = await code.load().catch(() => code.load());
        if (mounted) setPart(() => arrived);
      } catch {
        // Nothing is drawn in its place.
      }
    };
    void load();
    return () => {
      mounted = false;
    };
  }, [code, wanted]);
  return wanted ? part : undefined;
}
