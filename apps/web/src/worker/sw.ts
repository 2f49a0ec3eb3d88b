// The service worker. It is built on its own (`vite/serviceWorker.ts`), in one file, as /sw.js.
import { networkFirst } from "./networkFirst.ts";
import { readNotice, showNotice } from "./notice.ts";
import { TAKE_OVER } from "./takeOver.ts";
import { CONFIGURATION, filesIn, isFile, requestKind, withoutPreloads } from "./requestKind.ts";

declare const self: ServiceWorkerGlobalScope;

/** The files of this build whose names change with their content. */
declare const CARNATION_FILES: readonly string[];

const FILES = "carnation-files";
const PAGE = "carnation-page";
/** Under which address the one document is kept that every page is. */
const SHELL = "/";
/** Milliseconds that a page or its configuration may take while the kept one could be shown: a weak network often does not fail. */
const PAGE_LIMIT_MS = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

// It waits until no page of the version before is open, or until one that is about to be loaded anew says so: none is loaded
// anew for it, and nothing that is typed is lost.
self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld());
  // Not waited for: a page that is opened meanwhile is answered only once this event has ended.
  void self.registration.navigationPreload?.enable();
  void self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, self.location.origin);
  if (kind === "file") event.respondWith(answerFile(event.request));
  if (kind === "page") event.respondWith(answerPage(event));
  if (kind === "configuration") event.respondWith(answerConfiguration(event));
});

// A page says what it had loaded before there was a worker: it is in the browser's own cache, and costs next to nothing.
self.addEventListener("message", (event) => {
  const urls: unknown = event.data;
  if (urls === TAKE_OVER) event.waitUntil(self.skipWaiting());
  if (!Array.isArray(urls)) return;
  const paths = urls.flatMap((url) => {
    const { origin, pathname } = new URL(String(url), self.location.origin);
    return origin === self.location.origin && isFile(pathname) ? [pathname] : [];
  });
  event.waitUntil(Promise.all([keepFiles(paths), keepConfiguration()]));
});

self.addEventListener("push", (event) => {
  // A browser wants something to be shown for whatever comes.
  event.waitUntil(showNotice(self.registration, readNotice(readJson(event.data))));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = readNotice({ data: event.notification.data });
  event.waitUntil(open(new URL(path, self.location.origin).href));
});

async function keepShell(): Promise<void> {
  const page = await fetch(SHELL, { cache: "reload" });
  if (!isPage(page)) throw new Error(`${SHELL} answered ${page.status}`);
  await keepPage(page);
}

async function keepConfiguration(): Promise<void> {
  const answer = await fetch(CONFIGURATION);
  if (answer.status === 200) await (await caches.open(PAGE)).put(CONFIGURATION, answer);
}

/** The document takes the place of the one before once all that its head names is there. */
async function keepPage(page: Response): Promise<void> {
  await keepFiles(filesIn(await page.clone().text()));
  await (await caches.open(PAGE)).put(SHELL, page);
}

async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  for (const path of new Set(paths)) {
    if (await cache.match(path)) continue;
    const file = await fetch(path);
    if (isWhole(file)) await cache.put(path, file);
  }
}

async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const file = await fetch(request);
  if (isWhole(file)) await cache.put(request.url, file.clone());
  return file;
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fetchPage(event);
  // A page that comes late is kept for the next time.
  event.waitUntil(network.catch(() => undefined));
  return networkFirst({
    network,
    kept: async () => {
      const kept = await (await caches.open(PAGE)).match(SHELL);
      return kept && lighter(kept);
    },
    limitMs: PAGE_LIMIT_MS,
  });
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  const page = preloaded instanceof Response ? preloaded : await fetch(event.request);
  if (!isPage(page)) return page;
  event.waitUntil(keepPage(page.clone()));
  return lighter(page);
}

async function lighter(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  // Of what came over the line; what is left of it is shorter, and as it is.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const { status, statusText } = page;
  return new Response(withoutPreloads(await page.text()), { status, statusText, headers });
}

/** As it is now, or as it was: without it the application could not begin off line. */
async function answerConfiguration(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(PAGE);
  const fetchConfiguration = async (): Promise<Response> => {
    const answer = await fetch(event.request);
    if (answer.status === 200) event.waitUntil(cache.put(event.request.url, answer.clone()));
    return answer;
  };
  const network = fetchConfiguration();
  event.waitUntil(network.catch(() => undefined));
  return networkFirst({
    network,
    kept: () => cache.match(event.request.url),
    limitMs: PAGE_LIMIT_MS,
  });
}

/** Gives what no page of this version asks for, and what other versions of this worker had kept. */
async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("carnation-") && name !== FILES && name !== PAGE);
  await Promise.all(others.map((name) => caches.delete(name)));
  const known = new Set(CARNATION_FILES);
  const cache = await caches.open(FILES);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => !known.has(new URL(url).pathname.slice(1)));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** A missing file may be answered with the application's page: that is no script. */
function isWhole(file: Response): boolean {
  return file.status === 200 && file.type === "basic" && !isHtml(file);
}

function isPage(page: Response): boolean {
  return page.status === 200 && !page.redirected && isHtml(page);
}

function isHtml({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

function readJson(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Shows an address: in the window that has it open already, or in a new one. What another window shows stays. */
async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
