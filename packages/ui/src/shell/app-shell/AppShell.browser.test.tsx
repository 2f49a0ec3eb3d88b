import "../../styles/fonts.css";
import "../../styles/styles.css";
import "../../styles/page.css";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../actions/button/Button.tsx";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { emulateMedia } from "../../testing/emulateMedia.ts";
import { ActionBar } from "./ActionBar.tsx";
import { AppShell } from "./AppShell.tsx";
import { PageContent } from "./PageContent.tsx";
import { account, administration, adminNav, professionalNav } from "./testing/menus.tsx";
import { pageRoot } from "../../testing/pageRoot.ts";

const root = pageRoot();

afterEach(async () => {
  document.documentElement.removeAttribute("style");
  await emulateMedia();
});

async function show(layout: "bar" | "column" = "bar", foot: ReactNode = null): Promise<void> {
  root.render(
    <AppShell
      layout={layout}
      nav={layout === "bar" ? professionalNav : adminNav}
      links={administration}
      space="Espace d’administration"
      homeHref="#accueil"
      account={account}
      search={{ keys: "Mod K", onOpen: () => undefined }}
    >
      <PageContent>
        <h1>Mes clients</h1>
        {Array.from({ length: 60 }, (_, row) => (
          <p key={row}>
            <a href={`#ligne-${row}`}>Ligne {row}</a>
          </p>
        ))}
      </PageContent>
      {foot}
    </AppShell>,
  );
  await vi.waitFor(() => expect(document.querySelector("h1")).not.toBeNull());
  await document.fonts.ready;
}

const shown = (selector: string): boolean =>
  (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test.each([
  [390, false],
  [820, false],
  [992, true],
  [1440, true],
] as const)("the bar at %i px shows the entries: %s, and nothing overflows", async (width, wide) => {
  await page.viewport(width, 800);
  await show();
  expect(shown(".cn-app-shell__nav")).toBe(wide);
  expect(shown(".cn-app-shell__menu-button button")).toBe(!wide);
  expect(overflow()).toBeLessThanOrEqual(0);
  const nav = document.querySelector(".cn-app-shell__nav")!;
  expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
});

test.each([
  [820, false],
  [992, true],
] as const)("the column at %i px stands: %s", async (width, wide) => {
  await page.viewport(width, 800);
  await show("column");
  expect(shown(".cn-app-shell__column")).toBe(wide);
  expect(shown(".cn-app-shell__menu-button button")).toBe(!wide);
});

test("a wide window at twice the text has the drawer, and a phone does not overflow", async () => {
  document.documentElement.style.fontSize = "200%";
  await page.viewport(1440, 800);
  await show();
  expect(shown(".cn-app-shell__nav")).toBe(false);
  await page.viewport(390, 800);
  expect(overflow()).toBeLessThanOrEqual(0);
});

test("the focused element is not under the bar", async () => {
  await page.viewport(1440, 500);
  await show();
  const links = [...document.querySelectorAll<HTMLElement>(".cn-app-shell__main a")];
  window.scrollTo(0, 10_000);
  links[5]!.focus();
  const bar = document.querySelector(".cn-app-shell__bar")!.getBoundingClientRect();
  expect(links[5]!.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
});

test("a tablet that is turned closes the drawer", async () => {
  await page.viewport(820, 1180);
  await show();
  await userEvent.click(document.querySelector(".cn-app-shell__menu-button button")!);
  await vi.waitFor(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
  await page.viewport(1180, 820);
  await vi.waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
});

const actions = (
  <ActionBar>
    <button type="button" className="cn-button">
      Construire la routine
    </button>
  </ActionBar>
);

test("an action bar stands at the foot of the window, on one line, and hides neither a focus nor the end of the page", async () => {
  await page.viewport(390, 844);
  await show("bar", actions);
  const bar = document.querySelector(".cn-action-bar")!;
  expect(bar.getBoundingClientRect().bottom).toBe(844);
  expect(bar.getBoundingClientRect().height).toBeLessThan(80);
  const links = [...document.querySelectorAll<HTMLElement>(".cn-app-shell__main p a")];
  const hidden = links.find((link) => link.getBoundingClientRect().top > 844)!;
  hidden.focus();
  expect(hidden.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  const { scrollY } = window;
  bar.querySelector("button")!.focus();
  expect(window.scrollY).toBe(scrollY);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const end = links.at(-1)!.getBoundingClientRect().bottom;
  expect(end).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  expect(overflow()).toBeLessThanOrEqual(0);
});

test.each([360, 375, 390])(
  "an action bar keeps two buttons and a menu on one line of %i px",
  async (width) => {
    await page.viewport(width, 740);
    await show(
      "bar",
      <ActionBar>
        <Button variant="primary">Construire la routine</Button>
        <Button>Comparer</Button>
        <IconButton
          bordered
          label="Autres actions"
          icon={<svg aria-hidden="true" width="20" height="20" />}
        />
      </ActionBar>,
    );
    const buttons = [...document.querySelectorAll(".cn-action-bar > button")];
    const tops = buttons.map((button) => button.getBoundingClientRect().top);
    expect(buttons).toHaveLength(3);
    expect(new Set(tops).size, "one line").toBe(1);
    expect(buttons[0]!.getBoundingClientRect().height).toBeLessThan(50);
  },
);

test("an action bar leaves a window that is very low its room", async () => {
  await page.viewport(390, 300);
  await show("bar", actions);
  expect(document.querySelector(".cn-action-bar")!.getBoundingClientRect().top).toBeGreaterThan(300);
});

test("paper has the page alone", async () => {
  await page.viewport(1440, 800);
  await show("column", actions);
  await emulateMedia({ media: "print" });
  expect(shown(".cn-app-shell__bar")).toBe(false);
  expect(shown(".cn-app-shell__column")).toBe(false);
  expect(shown(".cn-action-bar")).toBe(false);
  expect(document.querySelector("h1")!.getBoundingClientRect().left).toBe(0);
});
