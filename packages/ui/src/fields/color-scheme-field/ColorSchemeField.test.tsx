import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { storedColorScheme, showColorScheme } from "./colorScheme.ts";
import { ColorSchemeField, ColorSchemeScript, colorSchemeScript } from "./index.ts";

const root = document.documentElement;
let listeners: (() => void)[] = [];
let deviceIsDark = false;

beforeEach(() => {
  listeners = [];
  deviceIsDark = false;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return deviceIsDark;
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener: (_: string, listener: () => void) => {
      listeners = listeners.filter((each) => each !== listener);
    },
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ["data-theme", "data-color-scheme"]) root.removeAttribute(name);
});
const shown = (): (string | null)[] => [
  root.getAttribute("data-color-scheme"),
  root.getAttribute("data-theme"),
];
const runScript = (text: string): void => {
  // The text as the browser runs it.
  // oxlint-disable-next-line no-new-func
  new Function(text)();
};

describeConformance(<ColorSchemeField />);

describe("script", () => {
  const cases = [null, "system", "light", "dark", "rose"].flatMap((stored) =>
    [true, false].flatMap((dark) =>
      (["system", "light", "dark"] as const).map((defaultScheme) => ({ stored, dark, defaultScheme })),
    ),
  );

  test.each(cases)("script and hook show the same: $stored, device dark $dark, $defaultScheme", (each) => {
    deviceIsDark = each.dark;
    if (each.stored !== null) localStorage.setItem("cn-color-scheme", each.stored);
    runScript(colorSchemeScript({ defaultScheme: each.defaultScheme }));
    const byScript = shown();
    showColorScheme(storedColorScheme({ defaultScheme: each.defaultScheme }));
    expect(byScript).toEqual(shown());
  });

  test("the default is shown where storage is kept from the page", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    runScript(colorSchemeScript({ defaultScheme: "dark" }));
    expect(shown()).toEqual(["dark", "dark"]);
  });

  test("a key cannot end the script that it stands in", () => {
    const html = renderToString(<ColorSchemeScript nonce="abc" storageKey="</script><img src=x>" />);
    expect(html.match(/<\/script>/gu)).toHaveLength(1);
    expect(html).toContain('nonce="abc"');
    runScript(colorSchemeScript({ storageKey: '</script>"' }));
    expect(shown()).toEqual(["system", "light"]);
  });
});

describe("field", () => {
  test("a choice is shown, kept, and there again after a reload", async () => {
    render(<ColorSchemeField />);
    await userEvent.click(screen.getByRole("radio", { name: "Sombre" }));
    expect(shown()).toEqual(["dark", "dark"]);
    expect(localStorage.getItem("cn-color-scheme")).toBe("dark");
    cleanup();
    for (const name of ["data-theme", "data-color-scheme"]) root.removeAttribute(name);
    render(<ColorSchemeField />);
    await screen.findByRole("radio", { name: "Sombre", checked: true });
    expect(shown()).toEqual(["dark", "dark"]);
  });

  test("every field of a page, and another tab, follow", async () => {
    render(
      <>
        <ColorSchemeField label="Un" />
        <ColorSchemeField label="Deux" />
      </>,
    );
    const [one] = screen.getAllByRole("radio", { name: "Sombre" });
    if (one !== undefined) await userEvent.click(one);
    await vi.waitFor(() =>
      expect(screen.getAllByRole("radio", { name: "Sombre", checked: true })).toHaveLength(2),
    );
    localStorage.setItem("cn-color-scheme", "light");
    dispatchEvent(new StorageEvent("storage", { key: "cn-color-scheme", newValue: "light" }));
    await vi.waitFor(() =>
      expect(screen.getAllByRole("radio", { name: "Clair", checked: true })).toHaveLength(2),
    );
  });

  test("« Système » follows the device, another choice does not", async () => {
    render(<ColorSchemeField />);
    expect(shown()).toEqual(["system", "light"]);
    deviceIsDark = true;
    for (const listener of listeners) listener();
    expect(shown()).toEqual(["system", "dark"]);
    await userEvent.click(screen.getByRole("radio", { name: "Clair" }));
    for (const listener of listeners) listener();
    expect(shown()).toEqual(["light", "light"]);
  });

  test("a choice without storage holds for the page", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    render(<ColorSchemeField />);
    await userEvent.click(screen.getByRole("radio", { name: "Sombre" }));
    expect(shown()).toEqual(["dark", "dark"]);
    // Another tab has cleared its storage of the session.
    dispatchEvent(new StorageEvent("storage", { key: null, storageArea: sessionStorage }));
    expect(shown()).toEqual(["dark", "dark"]);
  });
});
