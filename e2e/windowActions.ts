import type { BrowserWindow } from "./browserWindow.ts";
import { expect } from "./test.ts";

/** Longest time that a page may take for what the server has to tell, in milliseconds. */
const PATIENCE = { timeout: 150_000 };

/** Finds the control of a name that can be pressed, and gives its place among all controls; -1 when there is none. */
const FIND = `
  const [wanted] = arguments;
  const name = (element) => (element.getAttribute("aria-label") ?? element.textContent).trim();
  const controls = [...document.querySelectorAll("a, button, [role=tab], label")].filter(
    (element) => element.getClientRects().length > 0 && !element.disabled && element.ariaDisabled !== "true",
  );
  const found = controls.find((element) => name(element) === wanted)
    ?? controls.find((element) => name(element).startsWith(wanted));
  for (const element of document.querySelectorAll("[data-pressed]")) delete element.dataset.pressed;
  const target = found?.control ?? found;
  if (target !== undefined) target.dataset.pressed = found.localName;
  return found !== undefined && found.localName;
`;

/** Actions of a person in a window whose driver knows only selectors. */
export interface WindowActions {
  shows(text: string): Promise<void>;
  /** Presses the link, button, tab, box or choice of this name, as soon as it can be pressed. */
  press(name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  signIn(url: string, email: string, password: string): Promise<void>;
}

/** Acts in a window by the names that a person reads. */
export function actionsIn(window: BrowserWindow): WindowActions {
  // Between two pages there is nothing to read.
  const read = (script: string, ...args: readonly unknown[]): Promise<unknown> =>
    window.run(script, ...args).catch(() => false);
  const shows = (text: string): Promise<void> =>
    expect
      .poll(async () => String(await read("return document.body.innerText")), { ...PATIENCE, message: text })
      .toContain(text);
  const find = async (name: string): Promise<unknown> => {
    let found: unknown;
    const look = async (): Promise<boolean> => (found = await read(FIND, name)) !== false;
    await expect.poll(look, { ...PATIENCE, message: `« ${name} » can be pressed` }).toBe(true);
    return found;
  };
  const pressed = "[data-pressed]";
  const press: WindowActions["press"] = async (name) => {
    // A box or a choice is drawn over its field, which no driver presses then.
    if ((await find(name)) === "label")
      await window.run("document.querySelector(arguments[0]).click()", pressed);
    else await window.click(pressed);
  };
  return {
    shows,
    press,
    async fill(label, text) {
      await find(label);
      await window.type(pressed, text);
    },
    async signIn(url, email, password) {
      await window.go(url);
      await shows("Se connecter");
      await window.type("input[type=email]", email);
      await window.type("input[type=password]", password);
      await press("Se connecter");
    },
  };
}
