import { useEffect, useState } from "react";
import { loadCode } from "./loadCode.ts";

/** A part of a page whose code comes after the rest of it. */
export interface LaterPart<T> {
  /**
   * The code, null until it is there. Throws `CodeNotLoaded`.
   * @param wanted whether it is time to ask for it
   */
  readonly usePart: (wanted: boolean) => T | null;
}

/**
 * Makes a part of a page that is loaded once the rest is drawn. Of `React.lazy` one could not tell whether it is there: it
 * would put grey shapes in the place of the part for a moment in any case.
 * @param name names the code where it does not arrive
 */
export function laterPart<T extends object>(name: string, load: () => Promise<T>): LaterPart<T> {
  let arrived: T | null = null;
  return {
    usePart(wanted) {
      const [part, setPart] = useState(arrived);
      const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
      useEffect(() => {
        if (part !== null || !wanted) return;
        const ask = async (): Promise<void> => {
          try {
            arrived = await loadCode(name, load());
            setPart(arrived);
          } catch (error) {
            setFailure({ error });
          }
        };
        void ask();
      }, [part, wanted]);
      if (failure !== null) throw failure.error;
      return part;
    },
  };
}
