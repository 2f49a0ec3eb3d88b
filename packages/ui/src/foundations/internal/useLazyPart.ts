import { useEffect, useState } from "react";

/**
 * A part that only those who ask for it load; `undefined` until it is there, and where it cannot be had: what stands around it does
 * without.
 * @param request a dynamic import, the same function at each render
 */
export function useLazyPart<Part>(request: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    const load = async (): Promise<void> => {
      try {
        const arrived = await request();
        if (here) setPart(() => arrived);
      } catch {
        // Nothing is drawn in its place.
      }
    };
    void load();
    return () => {
      here = false;
    };
  }, [request, wanted]);
  return wanted ? part : undefined;
}
