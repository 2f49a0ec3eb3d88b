import type { Locator, Page } from "@playwright/test";
import { describeHostedPages, type HostedPages } from "./hostedPages.ts";
import { describeFrame } from "./frame.ts";
import { describeLazyCalendar } from "./lazyCalendar.ts";
import { isChosen, packedPackages } from "./hostNames.ts";
import { describeMantineModal } from "./mantineModal.ts";
import { describeShadowRoot } from "./shadowRoot.ts";
import { describeStrictPolicy } from "./strictPolicy.ts";
import { type Host, type RunningHost, startHost } from "./startHost.ts";
import { expect, test } from "./test.ts";

const preview = ["vite", "preview", "--strictPort", "--host", "127.0.0.1", "--port"] as const;
interface TriedHost extends Host {
  readonly react: "18" | "19";
  /** True when the page is whole before any script runs. */
  readonly prerendered: boolean;
  /** Hosts with a look of their own that are built with the same install. */
  readonly pages?: readonly HostedPages[];
}
const hosts: readonly TriedHost[] = [
  {
    name: "next",
    serve: ["next", "start", "--hostname", "127.0.0.1", "--port"],
    react: "19",
    prerendered: true,
  },
  {
    name: "react-router",
    // It takes its port and address from the environment.
    serve: ["react-router-serve", "./build/server/index.js"],
    react: "19",
    prerendered: true,
  },
  {
    name: "mui",
    serve: [...preview],
    react: "19",
    prerendered: false,
    pages: [{ name: "MUI", alone: "alone.html", untouched: "untouched.html", layered: "", kit: "kit.html" }],
  },
  { name: "vite", serve: [...preview], react: "19", prerendered: false },
  {
    name: "webpack",
    readmeFiles: ["webpack.config.js"],
    serve: ["sirv", "public", "--quiet", "--host", "127.0.0.1", "--port"],
    react: "19",
    prerendered: false,
  },
  { name: "preact", serve: [...preview], react: "19", prerendered: false },
  {
    name: "astro",
    serve: ["astro", "preview", "--host", "127.0.0.1", "--port"],
    react: "19",
    prerendered: true,
  },
  {
    name: "mantine",
    serve: [...preview],
    react: "19",
    prerendered: false,
    pages: [{ name: "Mantine", alone: "alone.html", layered: "", kit: "kit.html" }],
  },
  { name: "vite-tailwind", serve: [...preview], react: "19", prerendered: false },
  {
    name: "vite-react18",
    serve: [...preview],
    react: "18",
    prerendered: true,
    pages: [
      {
        name: "plain HTML",
        alone: "hosted/plain-alone.html",
        untouched: "hosted/plain.html",
        layered: "hosted/plain-layer.html",
        kit: "hosted/kit.html",
      },
      {
        name: "Bootstrap",
        alone: "hosted/bootstrap-alone.html",
        untouched: "hosted/bootstrap.html",
        layered: "hosted/bootstrap-layer.html",
        kit: "hosted/kit.html",
      },
    ],
  },
];

const style = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const remove = (page: Page): Locator => page.getByRole("button", { name: "Supprimer le diagnostic" });

for (const { react, prerendered, pages = [], ...host } of hosts.filter(({ name }) => isChosen(name))) {
  test.describe(host.name, () => {
    test.describe.configure({ mode: "serial" });
    let running: RunningHost | undefined;

    test.afterAll(async () => {
      await running?.stop();
    });

    test("installs from the tarball, type-checks and builds", async () => {
      test.setTimeout(480_000);
      running = await startHost(host, packedPackages);
    });

    test.describe("opened", () => {
      test.beforeEach(async ({ page }) => {
        await page.goto(running!.url);
      });

      test(`runs React ${react} and says nothing in the console`, async ({ page }) => {
        await expect(page.getByText(new RegExp(`^React ${react}\\.`, "u"))).toBeVisible();
        await expect(page.getByRole("meter", { name: "Rougeurs" })).toHaveAttribute(
          "aria-valuetext",
          "46/100, Priorité · Rougeurs marquées",
        );
        await expect(page.getByText("Non mesuré", { exact: true }).first()).toBeVisible();
      });

      test("wears the kit's look, fonts and dark theme; the host's own rules win", async ({ page }) => {
        const plain = page.getByRole("button", { name: "Comparer" });
        expect(await style(remove(page), "background-color")).toBe("rgb(26, 32, 47)");
        expect(await style(plain, "border-radius")).toBe("6px");
        expect(await style(remove(page), "border-radius")).toBe("0px");
        expect((await plain.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.fonts.check('15px "Hanken Grotesk Variable"'))).toBe(true);
        await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
        await expect.poll(() => style(remove(page), "background-color")).toBe("rgb(243, 239, 236)");
      });

      test("draws the comparison and the quote, each with a real table", async ({ page }) => {
        const chart = page.getByRole("figure").filter({ hasText: "12 juin 2026" });
        await expect(chart).toContainText("amélioration");
        expect((await chart.boundingBox())?.height).toBeGreaterThan(100);
        const quote = page.getByRole("table", { name: "Devis d’Anaïs Morel" });
        await expect(quote.getByRole("row").filter({ hasText: "Sérum éclat" })).toContainText("99,00\u00A0€");
      });

      test("sorts a table as French does", async ({ page }) => {
        const table = page.getByRole("table", { name: "Clients" });
        await table.getByRole("button", { name: "Nom" }).click();
        await expect(table.getByRole("rowheader").or(table.locator("tbody td:first-child"))).toHaveText([
          "Anaïs Morel",
          "Élise Bernard",
          "Zoé Martin",
        ]);
        await expect(table.getByRole("columnheader", { name: "Nom" })).toHaveAttribute(
          "aria-sort",
          "ascending",
        );
      });

      test("answers the keyboard: field, tabs, dialog and back", async ({ page }) => {
        const name = page.getByRole("textbox", { name: /Nom du client/u });
        await expect(name).toHaveAccessibleDescription(/Indiquez le nom du client\./u);
        await name.pressSequentially("Anaïs Morel");
        await expect(page.getByRole("status").filter({ hasText: "Client : Anaïs Morel" })).toBeVisible();
        await page.getByRole("tab", { name: "Critères" }).focus();
        await page.keyboard.press("ArrowRight");
        await expect(page.getByRole("tabpanel")).toHaveText("Deux diagnostics");
        await remove(page).focus();
        await page.keyboard.press("Enter");
        const dialog = page.getByRole("dialog", { name: "Supprimer le diagnostic du 21 novembre ?" });
        await expect(dialog).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(remove(page)).toBeFocused();
      });
    });

    for (const each of pages) describeHostedPages(each, () => running!.url);

    if (host.name === "vite-react18") {
      describeShadowRoot(() => running!.url);
      describeLazyCalendar(() => running!.url);
      describeStrictPolicy(() => running!.url);
      describeFrame(() => running!.url);
    }

    if (host.name === "mantine") describeMantineModal(() => running!.url);

    if (host.name === "vite-tailwind") {
      test("has the tokens as utilities", async ({ page }) => {
        await page.goto(running!.url);
        const main = page.getByTestId("utilities");
        expect(await style(main, "background-color")).toBe("rgb(255, 255, 255)");
        expect(await style(main.locator("h1"), "font-size")).toBe("36px");
        expect(await style(main.locator("h1"), "font-family")).toContain("Newsreader");
      });
    }

    if (host.name === "react-router") {
      test("a form that the server refuses says so at the field, and keeps what was typed", async ({
        page,
      }) => {
        await page.goto(running!.url);
        const form = page.getByRole("form", { name: "Nouveau client" });
        await form.getByRole("button", { name: "Enregistrer" }).click();
        await expect(form.getByRole("link", { name: /Choisissez un type de peau/u })).toBeVisible();
        await form.getByLabel("Prénom et nom").fill("Anaïs Morel");
        await form.getByLabel("Adresse e-mail").fill("anais@exemple.fr");
        await form.getByLabel("Type de peau").selectOption({ label: "Mixte" });
        await form.getByRole("checkbox").check();
        await form.getByRole("button", { name: "Enregistrer" }).click();
        const name = form.getByLabel("Prénom et nom");
        await expect(name).toHaveAccessibleDescription(/Une fiche porte déjà ce nom/u);
        await name.fill("Anaïs Morel-Roy");
        await form.getByRole("button", { name: "Enregistrer" }).click();
        await expect(page.getByRole("status").filter({ hasText: "Fiche enregistrée" })).toBeVisible();
        await page.getByRole("link", { name: "Clients" }).click();
        await expect(page.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();
      });
    }

    if (prerendered) {
      test("serves the whole page before any script runs", async ({ browser, request }) => {
        const html = await (await request.get(running!.url)).text();
        for (const text of [
          "Rougeurs marquées",
          "Non mesuré",
          "Uniformité",
          "Sérum éclat",
          "Élise Bernard",
        ]) {
          expect(html).toContain(text);
        }
        const page = await browser.newPage({ javaScriptEnabled: false });
        await page.goto(running!.url);
        await expect(page.getByRole("meter", { name: "Rougeurs" })).toBeVisible();
        expect(await style(remove(page), "background-color")).toBe("rgb(26, 32, 47)");
        await page.close();
      });
    }
  });
}
