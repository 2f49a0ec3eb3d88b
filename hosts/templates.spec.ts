import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isChosen, packedPackages } from "./hostNames.ts";
import { type Host, type RunningHost, startHost } from "./startHost.ts";
import { expect, test } from "./test.ts";

const preview = ["vite", "preview", "--strictPort", "--host", "127.0.0.1", "--port"] as const;

interface Template extends Host {
  /** Works the page as a newcomer would. */
  readonly walk: (page: Page) => Promise<void>;
}

const templates: readonly Template[] = [
  {
    name: "template-diagnosis",
    folder: "templates/vite-diagnosis",
    serve: [...preview],
    walk: async (page) => {
      await expect(page.getByRole("meter", { name: "Rougeurs" })).toBeVisible();
      await expect(page.getByText("Non mesuré", { exact: true }).first()).toBeVisible();
      await page.getByRole("tab", { name: "Depuis juin" }).click();
      await expect(page.getByRole("figure").filter({ hasText: "12 juin 2026" }).first()).toBeVisible();
    },
  },
  {
    name: "template-quote",
    folder: "templates/vite-quote",
    serve: [...preview],
    walk: async (page) => {
      const total = page.getByRole("table", { name: "Devis d’Anaïs Morel" }).getByRole("row").last();
      // 6 × 59 € + 2 × 49,50 € + 64 € = 517 €; less 10 %, 465,30 €.
      await expect(total).toContainText("465,30\u00A0€");
      await page.getByLabel("Sérum éclat").fill("3");
      await expect(total).toContainText("509,85\u00A0€");
      await page.getByLabel("Remise").fill("0");
      await expect(total).toContainText("566,50\u00A0€");
    },
  },
  {
    name: "template-clients",
    folder: "templates/next-clients",
    serve: ["next", "start", "--hostname", "127.0.0.1", "--port"],
    walk: async (page) => {
      await page.getByRole("link", { name: "Nouveau client" }).click();
      const form = page.getByRole("form", { name: "Nouveau client" });
      await form.getByRole("button", { name: "Enregistrer" }).click();
      await expect(form.getByRole("link", { name: /Choisissez un type de peau/u })).toBeVisible();
      await form.getByLabel("Prénom et nom").fill("Zoé Martin");
      await form.getByLabel("Type de peau").selectOption({ label: "Mixte" });
      await form.getByRole("button", { name: "Enregistrer" }).click();
      await expect(form.getByLabel("Prénom et nom")).toHaveAccessibleDescription(/porte déjà ce nom/u);
      await form.getByLabel("Prénom et nom").fill("Zoé Martin-Roy");
      await form.getByRole("button", { name: "Enregistrer" }).click();
      await expect(page.getByRole("table", { name: "Clients" })).toContainText("Zoé Martin-Roy");
    },
  },
];

for (const { walk, ...template } of templates.filter(({ name }) => isChosen(name))) {
  test.describe(template.name, () => {
    test.describe.configure({ mode: "serial" });
    let running: RunningHost | undefined;

    test.afterAll(async () => {
      await running?.stop();
    });

    test("installs by its own manifest, type-checks and builds", async () => {
      test.setTimeout(480_000);
      running = await startHost(template, packedPackages);
    });

    test("works at 390 and 1440 px, light and dark, without a word in the console or from axe", async ({
      page,
    }) => {
      test.setTimeout(90_000);
      for (const [width, colorScheme] of [
        [1440, "light"],
        [390, "dark"],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(running!.url);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await page.goto(running!.url);
      await walk(page);
    });
  });
}
