import type { AccountExport, AccountExportOptions, AccountExportProgress, Workspace } from "@carnation/data";
import { toCarnationError } from "@carnation/domain/error";
import { isoDay } from "@carnation/domain/format";
import { useEffect, useRef, useState } from "react";
import { download } from "../../../shared/browser/download.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";

const exportAll = (workspace: Workspace, options: AccountExportOptions): Promise<AccountExport> =>
  workspace.profile.exportAll(options);

/** An export of the account's data, and how far it is. */
interface AccountExporting {
  /** Null when nothing is being exported. */
  readonly progress: AccountExportProgress | null;
  readonly failure: string | null;
  /** Holds what was handed to the browser last; null before, and while another one is made. */
  readonly done: Pick<AccountExport, "failed"> | null;
  readonly cancelled: boolean;
  readonly start: () => void;
  /** Gives it up: nothing is handed over. */
  readonly cancel: () => void;
}

/** Reads everything of the account and hands it to the browser. Leaving the page gives it up. */
export function useAccountExport(): AccountExporting {
  const { run, failure } = useMutation(exportAll);
  const [progress, setProgress] = useState<AccountExportProgress | null>(null);
  const [done, setDone] = useState<Pick<AccountExport, "failed"> | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const start = async (): Promise<void> => {
    const giveUp = new AbortController();
    leaving.current = giveUp;
    setProgress({ step: "documents", read: 0 });
    setDone(null);
    setCancelled(false);
    try {
      const { archives, failed } = await run({ onProgress: setProgress, signal: giveUp.signal });
      if (giveUp.signal.aborted) return;
      const name = `Carnation ${isoDay(new Date())}`;
      archives.forEach((archive, place) =>
        download(
          archive,
          archives.length === 1 ? `${name}.zip` : `${name} (${place + 1} sur ${archives.length}).zip`,
        ),
      );
      setDone({ failed });
    } catch (error) {
      // Why it failed is said in the page.
      setCancelled(toCarnationError(error).code === "cancelled");
    } finally {
      setProgress(null);
    }
  };
  return {
    progress,
    done,
    cancelled,
    // Whoever gave it up knows why there is no file.
    failure: cancelled ? null : failure,
    start: () => void start(),
    cancel: () => leaving.current?.abort(),
  };
}
