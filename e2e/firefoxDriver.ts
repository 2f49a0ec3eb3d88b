import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectBidi, type Bidi } from "./bidi.ts";
import type { BrowserWindow } from "./browserWindow.ts";
import { dragActions, keyActions, SCROLL_INTO_REACH } from "./inputActions.ts";

const FIREFOX = process.env["FIREFOX"] ?? "/usr/bin/firefox-esr";

/** Holds what has to be installed for Firefox; null when it is. */
export const firefoxIsMissing: string | null = existsSync(FIREFOX)
  ? null
  : "needs Debian’s firefox-esr, or FIREFOX as the path of another";

type Preferences = Readonly<Record<string, string | number | boolean>>;

const quiet: Preferences = {
  "intl.accept_languages": "fr-FR, fr",
  "app.normandy.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  // A drawn camera that needs no permission.
  "media.navigator.streams.fake": true,
  "media.navigator.permission.disabled": true,
};

/** Page to start with: on an empty tab the focus is in the address bar, and no field is told that it is entered or left. */
const START_PAGE = "data:text/html,";

/**
 * Starts Firefox with nothing stored.
 * @param preferences of about:config on top
 * @param preload function that runs in every page before its own code
 */
export async function openFirefox(preferences: Preferences = {}, preload?: string): Promise<BrowserWindow> {
  const profile = await mkdtemp(join(tmpdir(), "carnation-firefox-"));
  const lines = Object.entries({ ...quiet, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, "user.js"), lines.join(""));
  const child = spawn(
    FIREFOX,
    ["--headless", "--no-remote", "--remote-debugging-port=0", "--width=1440", "--height=1000"].concat([
      "--profile",
      profile,
      START_PAGE,
    ]),
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const end = async (): Promise<void> => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.kill()) await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const bidi = await connectBidi(await listening(child));
    await bidi.send("session.new", { capabilities: {} });
    if (preload !== undefined) await bidi.send("script.addPreloadScript", { functionDeclaration: preload });
    const { contexts } = await bidi.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
    return windowOf(bidi, contexts[0]!.context, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Waits for the address that Firefox says it listens on. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr!.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/u.exec(said) ?? [];
      if (url !== undefined) resolve(`${url}/session`);
    });
    child.once("exit", (code) => reject(new Error(`Firefox ended with ${code}:\n${said}`)));
  });
}

function windowOf({ send }: Bidi, context: string, end: () => Promise<void>): BrowserWindow {
  const run: BrowserWindow["run"] = async (script, ...args) => {
    const answer = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
      "script.callFunction",
      {
        functionDeclaration: `(given) => JSON.stringify((function () { ${script} }).apply(null, JSON.parse(given)) ?? null)`,
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: false,
      },
    );
    if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text ?? "no result");
    return JSON.parse(answer.result.value) as unknown;
  };
  const element = async (selector: string): Promise<{ sharedId: string }> => {
    await run(SCROLL_INTO_REACH, selector);
    const { nodes } = await send<{ nodes: { sharedId: string }[] }>("browsingContext.locateNodes", {
      context,
      locator: { type: "css", value: selector },
    });
    if (nodes[0] === undefined) throw new Error(`${selector} is not in the page`);
    return { sharedId: nodes[0].sharedId };
  };
  const perform = async (actions: readonly object[]): Promise<void> =>
    void (await send("input.performActions", { context, actions }));
  const pressKeys: BrowserWindow["pressKeys"] = (text) => perform(keyActions(text));
  const click: BrowserWindow["click"] = async (selector) => {
    const origin = { type: "element", element: await element(selector) };
    const actions = [
      { type: "pointerMove", x: 0, y: 0, origin },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await perform([{ type: "pointer", id: "mouse", actions }]);
  };
  return {
    run,
    click,
    go: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    reload: async () => void (await send("browsingContext.reload", { context, wait: "complete" })),
    back: async () => void (await send("browsingContext.traverseHistory", { context, delta: -1 })),
    async type(selector, text) {
      await click(selector);
      await pressKeys(text);
    },
    drag: (points) => perform(dragActions(points)),
    pressKeys,
    resize: async (width, height) =>
      void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
    choose: async (selector, path) =>
      void (await send("input.setFiles", { context, element: await element(selector), files: [path] })),
    async screenshot() {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    close: end,
  };
}
