import { type Customer, customerLabel } from "@carnation/product/customer";
import { useEffect, useRef, useState } from "react";
import { download } from "../../../../shared/browser/download.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { exportCustomer } from "./customerFile.ts";

/** An export of a client's file, and how far it is. */
interface Export {
  readonly pending: boolean;
  /** Share that is read, 0 to 1; null when nothing is being exported. */
  readonly progress: number | null;
  readonly failure: string | null;
  readonly start: () => void;
  /** Gives it up: nothing is handed over. */
  readonly cancel: () => void;
}

/** Reads everything about a client and hands it to the browser as a file. Leaving the page gives it up. */
export function useExport(customer: Customer): Export {
  const { run, pending, failure } = useMutation(exportCustomer);
  const [cancelled, setCancelled] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const start = async (): Promise<void> => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setProgress(0);
    setCancelled(false);
    try {
      const onProgress = (read: number, of: number): void => setProgress(read / of);
      const file = await run(customer.id, { onProgress, signal });
      // Given up while its last part was read.
      if (signal.aborted) return;
      download(file, `Dossier ${customerLabel(customer)}.zip`);
    } catch {
      // Why it failed is said in the page.
    } finally {
      setProgress(null);
    }
  };
  const cancel = (): void => {
    leaving.current?.abort();
    setCancelled(true);
  };
  // Whoever gave it up knows why there is no file.
  return { pending, progress, failure: cancelled ? null : failure, start: () => void start(), cancel };
}
