import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isChosen, packedPackages } from "./hostNames.ts";
import { installHost, runInHost, type RunningHost, serveHost } from "./startHost.ts";
import { expect, test } from "./test.ts";

const root = join(import.meta.dirname, "..");
const items = ["client-form", "comparison", "diagnosis", "quote", "trend-chart"];

if (isChosen("registry")) {
  test.describe("registry, read by the shadcn CLI", () => {
    test.describe.configure({ mode: "serial" });
    let running: RunningHost | undefined;

    test.afterAll(async () => {
      await running?.stop();
    });

    test("copies blocks and an example into a Vite application, with every package that they import", async () => {
      test.setTimeout(480_000);
      const host = { name: "registry", folder: "hosts/registry" } as const;
      const folder = await installHost(host, packedPackages);
      const built = join(folder, "built");
      mkdirSync(built);
      await runInHost(folder, "npx", "shadcn", "build", "registry.json", "--cwd", root, "--output", built);
      const files = items.map((item) => `./built/${item}.json`);
      await runInHost(folder, "npx", "shadcn", "add", ...files, "--yes");
      running = await serveHost(folder, ["vite", "preview", "--strictPort", "--host", "127.0.0.1", "--port"]);
    });

    test("the copied page type-checks, builds and runs as it stands", async ({ page }) => {
      await page.goto(running!.url);
      await expect(page.getByRole("form", { name: "Nouveau client" })).toBeVisible();
      await expect(page.getByRole("meter", { name: "Rougeurs" }).first()).toBeVisible();
      await expect(page.getByRole("table", { name: "Devis d’Anaïs Morel" })).toContainText("465,30\u00A0€");
    });
  });
}
