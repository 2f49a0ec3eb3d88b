import type { BrowserWindow } from "./browserWindow.ts";
import { keys } from "./inputActions.ts";
import { expect } from "./test.ts";

/** Longest time that a page may take for what the server has to tell, in milliseconds. */
const PATIENCE = { timeout: 150_000 };

/**
 * Marks the control of a name that can be pressed, or the field that it names, and gives its place as text; empty when
 * there is none. What lies behind a dialog or a menu cannot be pressed. A space is a space, whether it breaks or not.
 */
const FIND = `
  const [wanted, wantsField] = arguments;
  const plain = (text) => text.replace(/\\s+/gu, " ").trim();
  const name = (element) => plain(element.getAttribute("aria-label") ?? element.textContent);
  const kinds = wantsField ? "label" : "a, button, [role=tab], [role=menuitem], label, summary";
  const scope = document.querySelector("[role=menu]") ?? document;
  const controls = [...scope.querySelectorAll(kinds)].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      !element.disabled &&
      element.ariaDisabled !== "true" &&
      element.closest("[aria-hidden=true], [inert]") === null,
  );
  const found = controls.find((element) => name(element) === plain(wanted))
    ?? controls.find((element) => name(element).startsWith(plain(wanted)));
  for (const element of document.querySelectorAll("[data-pressed]")) delete element.dataset.pressed;
  const target = wantsField ? found?.control : found;
  if (target == null) return "";
  target.dataset.pressed = "";
  const box = target.getBoundingClientRect();
  // A menu that is about to slide in stands still beside the window.
  return box.right <= 0 || box.left >= innerWidth ? "" : JSON.stringify(box);
`;

/** Actions of a person in a window whose driver knows only selectors. */
export interface WindowActions {
  shows(text: string): Promise<void>;
  /** Presses the link, button, tab, box or choice of this name, as soon as it can be pressed. */
  press(name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Types a text in the place of what a field holds. */
  replace(label: string, text: string): Promise<void>;
  signIn(url: string, email: string, password: string): Promise<void>;
}

/** A text with ordinary spaces, one between two words. */
const plain = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Acts in a window by the names that a person reads. */
export function actionsIn(window: BrowserWindow): WindowActions {
  // Between two pages there is nothing to read.
  const read = (script: string, ...args: readonly unknown[]): Promise<unknown> =>
    window.run(script, ...args).catch(() => false);
  const shows = (text: string): Promise<void> =>
    expect
      .poll(async () => plain(String(await read("return document.body.innerText"))), {
        ...PATIENCE,
        message: text,
      })
      .toContain(plain(text));
  const find = async (name: string, wantsField: boolean): Promise<void> => {
    let last: unknown;
    // A menu that opens is not where it will be.
    const standsStill = async (): Promise<boolean> => {
      const before = last;
      last = await read(FIND, name, wantsField);
      return typeof last === "string" && last !== "" && last === before;
    };
    await expect.poll(standsStill, { ...PATIENCE, message: `« ${name} » can be pressed` }).toBe(true);
  };
  const pressed = "[data-pressed]";
  const valueOf = (): Promise<unknown> => read("return document.querySelector(arguments[0]).value", pressed);
  const press: WindowActions["press"] = async (name) => {
    await find(name, false);
    await window.click(pressed);
  };
  return {
    shows,
    press,
    async fill(label, text) {
      await find(label, true);
      await window.type(pressed, text);
    },
    async replace(label, text) {
      await find(label, true);
      const { length } = String(await valueOf());
      await window.type(pressed, keys.end + keys.backspace.repeat(length) + text);
      await expect.poll(valueOf, { message: label }).toBe(text);
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
