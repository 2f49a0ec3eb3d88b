import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@carnation/testing/freePort";
import type { BrowserWindow } from "./browserWindow.ts";
import { dragActions, keyActions, SCROLL_INTO_REACH } from "./inputActions.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/Xvfb";

/** Holds what has to be installed for WebKitGTK; null when it is. */
export const webkitIsMissing: string | null =
  existsSync(DRIVER) && existsSync(XVFB) ? null : "needs Debian’s webkit2gtk-driver and xvfb";

/** Longest time that the driver may take for one command, in milliseconds. */
const COMMAND_MS = 60_000;

/** Starts a display, the driver and WebKitGTK, the engine of Safari, with its page cache and nothing stored. */
export async function openWebKit(): Promise<BrowserWindow> {
  const processes: ChildProcess[] = [];
  const display = await startDisplay(processes);
  const port = await freePort();
  const settings = await writeSettings();
  const env = { ...process.env, DISPLAY: display, NO_AT_BRIDGE: "1", XDG_CONFIG_HOME: settings };
  processes.push(
    spawn(DRIVER, [`--port=${port}`, "--host=127.0.0.1"], {
      stdio: "ignore",
      env: { ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" },
    }),
  );
  const end = async (): Promise<void> => {
    processes.forEach((child) => child.kill());
    await rm(settings, { recursive: true, force: true, maxRetries: 5 });
  };
  const send = commands(`http://127.0.0.1:${port}`);
  try {
    await untilReady(() => send("GET", "/status"));
    const { sessionId } = (await send("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { args: browserArguments } } },
    })) as { sessionId: string };
    return windowOf((method, path, body) => send(method, `/session/${sessionId}${path}`, body), end);
  } catch (error) {
    await end();
    throw error;
  }
}

// With that header a page of another origin is another process, and the driver loses sight of a page that comes back
// from the page cache of the one before.
const browserArguments = ["--automation", "--enable-page-cache=true", "--features=-CrossOriginOpenerPolicy"];

/** Writes the desktop's settings: the browser's own tool bar is otherwise wider than a phone. @returns their folder */
async function writeSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "carnation-webkit-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0/gtk.css"), "* { min-width: 0; margin: 0; padding: 0; }");
  return folder;
}

/** The display that it chooses itself; it is told on a pipe as soon as it can be used. */
function startDisplay(processes: ChildProcess[]): Promise<string> {
  const xvfb = spawn(XVFB, ["-displayfd", "3", "-screen", "0", "1440x1100x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  processes.push(xvfb);
  return new Promise((resolve, reject) => {
    xvfb.stdio[3]?.once("data", (number: Buffer) => resolve(`:${number.toString().trim()}`));
    xvfb.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

type Send = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

/** Commands of the WebDriver protocol (W3C). */
function commands(url: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(COMMAND_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (attempt === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function windowOf(send: Send, end: () => Promise<void>): BrowserWindow {
  const element = async (selector: string): Promise<string> => {
    const found = await send("POST", "/element", { using: "css selector", value: selector });
    return Object.values(found as Record<string, string>)[0]!;
  };
  const run: BrowserWindow["run"] = (script, ...args) => send("POST", "/execute/sync", { script, args });
  const type: BrowserWindow["type"] = async (selector, text) =>
    void (await send("POST", `/element/${await element(selector)}/value`, { text }));
  const perform = async (actions: readonly object[]): Promise<void> =>
    void (await send("POST", "/actions", { actions }));
  const size = () => run("return [innerWidth, innerHeight]") as Promise<[number, number]>;
  return {
    run,
    drag: (points) => perform(dragActions(points)),
    pressKeys: (text) => perform(keyActions(text)),
    async resize(width, height) {
      const { height: outer } = (await send("GET", "/window/rect")) as { height: number };
      const toolBar = outer - (await size())[1];
      await send("POST", "/window/rect", { width, height: height + toolBar });
      await untilReady(async () => {
        const [w, h] = await size();
        if (w !== width || h !== height) throw new Error(`The window is ${w} × ${h} px`);
      });
    },
    go: async (url) => void (await send("POST", "/url", { url })),
    reload: async () => void (await send("POST", "/refresh", {})),
    back: async () => void (await send("POST", "/back", {})),
    async click(selector) {
      // The driver itself does not scroll to what lies below the window, and says that it cannot be pressed.
      await run(SCROLL_INTO_REACH, selector);
      await send("POST", `/element/${await element(selector)}/click`, {});
    },
    type,
    // A file field takes the path as if it were typed.
    choose: type,
    screenshot: async () => Buffer.from((await send("GET", "/screenshot")) as string, "base64"),
    async close() {
      await send("DELETE", "").catch(() => undefined);
      await end();
    },
  };
}
