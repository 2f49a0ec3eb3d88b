import { useStore } from "jotai";
import { useEffect, useMemo, useState } from "react";
import type { ListAsking } from "../resource/listAsking.ts";
import { loadedWorkspace } from "../session/loadedWorkspace.ts";

/**
 * Counts how many belong to a list that is cut; null when it is not, and until they are counted. It is counted again when what
 * was read changes; when that fails, the last count stays.
 * @param asking way that the list asks; none where it shows all
 */
export function useListTotal<Row>(asking: ListAsking<Row> | undefined, read: readonly Row[]): number | null {
  const store = useStore();
  const [total, setTotal] = useState<number | null>(null);
  const request = useMemo(() => ({ asking, read }), [asking, read]);
  useEffect(() => {
    const { asking: asked } = request;
    if (asked === undefined) return undefined;
    let isAsked = true;
    const count = async (): Promise<void> => {
      const counted = await asked.countAll(await loadedWorkspace(store));
      if (isAsked) setTotal(counted);
    };
    count().catch(() => undefined);
    return () => {
      isAsked = false;
    };
  }, [request, store]);
  return asking === undefined ? null : total;
}
