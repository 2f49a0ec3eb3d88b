import type { BrowserWindow } from "./browserWindow.ts";

/**
 * Function of the page that collects what it complains of: errors and warnings of the console, errors that nobody
 * catches, files that cannot be loaded, and what its content security policy refuses.
 */
export const WATCH = `() => {
  if (globalThis.pageComplaints !== undefined) return;
  const complaints = (globalThis.pageComplaints = []);
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => {
      complaints.push(level + ": " + words.map(String).join(" "));
      say.apply(console, words);
    };
  }
  addEventListener("error", ({ message, target }) => {
    // Firefox says so of each preload of a module that it has already; what is needed is loaded then anyway.
    if (target.rel === "modulepreload") return;
    complaints.push("error: " + (message ?? "cannot load " + (target.src ?? target.href)));
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => complaints.push("rejection: " + reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    complaints.push("policy: " + effectiveDirective + " " + blockedURI));
}`;

/** A window whose pages are listened to. */
export interface WatchedWindow extends BrowserWindow {
  /** Gives what the pages have complained of so far. */
  complaints(): Promise<string[]>;
}

/**
 * Listens to the pages of a window. A browser that takes a preload (`openFirefox`) is heard from the first line of a
 * page on, another one from the end of its load on.
 */
export function watchComplaints(window: BrowserWindow): WatchedWindow {
  const heard: string[] = [];
  const collect = async (): Promise<void> => {
    const said = await window.run("return globalThis.pageComplaints?.splice(0) ?? []");
    heard.push(...(said as string[]));
  };
  const leave = async (load: () => Promise<void>): Promise<void> => {
    await collect();
    await load();
    await window.run(`(${WATCH})()`);
  };
  return {
    ...window,
    go: (url) => leave(() => window.go(url)),
    reload: () => leave(window.reload),
    back: () => leave(window.back),
    async complaints() {
      await collect();
      return heard;
    },
  };
}
