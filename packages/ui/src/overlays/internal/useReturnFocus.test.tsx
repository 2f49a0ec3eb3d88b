import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useReturnFocus } from "./useReturnFocus.ts";

afterEach(() => document.body.replaceChildren());

const buttonIn = (parent: Element, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const button = document.createElement("button");
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
  parent.append(button);
  return button;
};

/** An overlay that opens and closes; the focus goes to the page with what had it, as when a panel is taken away. */
function overlayUnderTest(options: Partial<Parameters<typeof useReturnFocus>[0]> = {}) {
  const { result } = renderHook(() =>
    useReturnFocus({
      hasTrigger: false,
      onOpenAutoFocus: undefined,
      onCloseAutoFocus: undefined,
      ...options,
    }),
  );
  const cancelable = (): Event => new Event("autofocus", { cancelable: true });
  return {
    open() {
      result.current.onOpenAutoFocus(cancelable());
      (document.activeElement as HTMLElement).blur();
    },
    /** @returns true when the overlay's own way with the focus is kept from it */
    close(): boolean {
      const event = cancelable();
      result.current.onCloseAutoFocus(event);
      return event.defaultPrevented;
    },
  };
}

test("the focus goes back to where it was when an overlay without a trigger opened", () => {
  const opener = buttonIn(document.body);
  opener.focus();
  const { open, close } = overlayUnderTest();
  open();
  expect(close()).toBe(true);
  expect(document.activeElement).toBe(opener);
});

test("an overlay with a trigger gives the focus back by itself", () => {
  const opener = buttonIn(document.body);
  opener.focus();
  const { open, close } = overlayUnderTest({ hasTrigger: true });
  open();
  expect(close()).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test.each([true, false])(
  "a heading that took the focus as an overlay closed keeps it, with a trigger: %s",
  (hasTrigger) => {
    const opener = buttonIn(document.body);
    opener.focus();
    const { open, close } = overlayUnderTest({ hasTrigger });
    open();
    const heading = buttonIn(document.body);
    heading.focus();
    expect(close()).toBe(true);
    expect(document.activeElement).toBe(heading);
  },
);

test("the host's own choice of the focus stays", () => {
  const opener = buttonIn(document.body);
  opener.focus();
  const opened = vi.fn();
  const { open, close } = overlayUnderTest({
    onOpenAutoFocus: opened,
    onCloseAutoFocus: (event) => event.preventDefault(),
  });
  open();
  expect(opened).toHaveBeenCalledOnce();
  expect(close()).toBe(true);
  expect(document.activeElement).toBe(document.body);
});

test("an overlay that a menu's row opened gives the focus back to the menu's button", () => {
  const button = buttonIn(document.body, { "aria-controls": "menu-1" });
  const menu = document.createElement("div");
  menu.setAttribute("role", "menu");
  menu.id = "menu-1";
  document.body.append(menu);
  buttonIn(menu).focus();
  const { open, close } = overlayUnderTest();
  open();
  menu.remove();
  close();
  expect(document.activeElement).toBe(button);
});
