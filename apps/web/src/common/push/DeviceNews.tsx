import { useAtomValue } from "jotai";
import { useEffect, type ReactNode } from "react";
import { showNotice } from "../../worker/notice.ts";
import { paths } from "../navigation/paths.ts";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import { isToldAtom } from "./deviceAtoms.ts";
import { pushPermission } from "./pushPermission.ts";
import { serviceWorker } from "./serviceWorker.ts";

/**
 * What this device does for the news while a page is open: it has the service worker, says once a day that it is still
 * there, and, where nobody sends anything, shows what was announced since the page was opened.
 */
export function DeviceNews(): ReactNode {
  const workspace = useAtomValue(workspaceAtom);
  const told = useAtomValue(isToldAtom);
  const news = workspace.status === "ready" ? workspace.value.news : null;
  useEffect(() => {
    // Without one the application works as it does; its pages are not there off line.
    serviceWorker().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (news === null || !told || pushPermission() !== "granted") return;
    const refresh = async (): Promise<void> => news.refresh(await serviceWorker());
    refresh().catch(() => undefined);
    if (!news.isWatched) return;
    let since: number | null = null;
    return news.watchAnnounced(
      (known) => {
        if (known.status === "unread" || known.status === "unreadable") return;
        if (known.status === "ready" && known.fromCache) return;
        const article = known.status === "ready" ? known.value : null;
        const at = article?.notified?.getTime() ?? 0;
        const isNew = since !== null && at > since;
        since = Math.max(at, since ?? 0);
        if (!isNew || article === null) return;
        const { id, title, summary } = article;
        const notice = { tag: `news-${id}`, title, body: summary, path: paths.newsArticle(id) };
        const show = async (): Promise<void> => showNotice(await serviceWorker(), notice);
        show().catch(() => undefined);
      },
      () => undefined,
    );
  }, [news, told]);
  return null;
}
