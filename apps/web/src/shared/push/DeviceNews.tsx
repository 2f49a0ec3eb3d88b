import { useAtomValue } from "jotai";
import { useEffect, type ReactNode } from "react";
import { showNotice } from "../../worker/notice.ts";
import { paths } from "../navigation/paths.ts";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import { isToldAtom, toldSinceAtom } from "./deviceAtoms.ts";
import { pushPermission } from "./pushPermission.ts";
import { serviceWorker } from "./serviceWorker.ts";
import { watchForUpdates } from "./workerUpdates.ts";

/**
 * Shows what this device does for the news while a page is open: it has the service worker, says once a day that it is still
 * there, and, where nobody sends anything, shows what was announced since the page was opened.
 */
export function DeviceNews(): ReactNode {
  const workspace = useAtomValue(workspaceAtom);
  const told = useAtomValue(isToldAtom);
  const toldSince = useAtomValue(toldSinceAtom);
  const news = workspace.status === "ready" ? workspace.value.news : null;
  useEffect(() => {
    const left = new AbortController();
    // Without one the application works as it does; its pages are not there off line.
    serviceWorker().then(
      (registration) => watchForUpdates(registration, left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, []);
  useEffect(() => {
    if (news === null || !told || pushPermission() !== "granted") return;
    const refresh = async (): Promise<void> => news.refresh(await serviceWorker());
    refresh().catch(() => undefined);
    if (!news.isWatched) return;
    // Nothing but this machine is asked: its clock is the server's.
    let since = toldSince;
    return news.watchAnnounced(
      (known) => {
        if (known.status !== "ready" || known.fromCache) return;
        const { id, title, summary, notified } = known.value;
        if (notified === null || notified.getTime() <= since) return;
        since = notified.getTime();
        const notice = { tag: `news-${id}`, title, body: summary, path: paths.newsArticle(id) };
        const show = async (): Promise<void> => showNotice(await serviceWorker(), notice);
        show().catch(() => undefined);
      },
      () => undefined,
    );
  }, [news, told, toldSince]);
  return null;
}
