import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { freePort } from "@carnation/testing/freePort";
import type { BrowserWindow } from "./browserWindow.ts";

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
  const env = { ...process.env, DISPLAY: display, NO_AT_BRIDGE: "1" };
  processes.push(
    spawn(DRIVER, [`--port=${port}`, "--host=127.0.0.1"], {
      stdio: "ignore",
      env: { ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" },
    }),
  );
  const end = (): void => processes.forEach((child) => child.kill());
  const send = commands(`http://127.0.0.1:${port}`);
  try {
    await untilReady(() => send("GET", "/status"));
    const { sessionId } = (await send("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { args: browserArguments } } },
    })) as { sessionId: string };
    return windowOf((method, path, body) => send(method, `/session/${sessionId}${path}`, body), end);
  } catch (error) {
    end();
    throw error;
  }
}

// With that header a page of another origin is another process, and the driver loses sight of a page that comes back
// from the page cache of the one before.
const browserArguments = ["--automation", "--enable-page-cache=true", "--features=-CrossOriginOpenerPolicy"];

/** The display that it chooses itself; it is told on a pipe as soon as it can be used. */
function startDisplay(processes: ChildProcess[]): Promise<string> {
  const xvfb = spawn(XVFB, ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], {
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

function windowOf(send: Send, end: () => void): BrowserWindow {
  const element = async (selector: string): Promise<string> => {
    const found = await send("POST", "/element", { using: "css selector", value: selector });
    return Object.values(found as Record<string, string>)[0]!;
  };
  const run: BrowserWindow["run"] = (script, ...args) => send("POST", "/execute/sync", { script, args });
  const type: BrowserWindow["type"] = async (selector, text) =>
    void (await send("POST", `/element/${await element(selector)}/value`, { text }));
  return {
    run,
    go: async (url) => void (await send("POST", "/url", { url })),
    reload: async () => void (await send("POST", "/refresh", {})),
    back: async () => void (await send("POST", "/back", {})),
    async click(selector) {
      // The driver itself does not scroll to what lies below the window, and says that it cannot be pressed.
      await run("document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })", selector);
      await send("POST", `/element/${await element(selector)}/click`, {});
    },
    type,
    // A file field takes the path as if it were typed.
    choose: type,
    screenshot: async () => Buffer.from((await send("GET", "/screenshot")) as string, "base64"),
    async close() {
      await send("DELETE", "").catch(() => undefined);
      end();
    },
  };
}
