import { rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { isChosen, packedPackages } from "./hostNames.ts";
import { installHost, runInHost } from "./startHost.ts";
import { expect, test } from "./test.ts";

/** Resolutions of the compiler, each with its `tsconfig` in the host. */
const resolutions = {
  node: "tsconfig.json",
  node16: "types/tsconfig.node16.json",
  nodenext: "types/tsconfig.nodenext.json",
  bundler: "types/tsconfig.bundler.json",
} as const;

if (isChosen("jest")) {
  test.describe("jest, a project in CommonJS", () => {
    test.describe.configure({ mode: "serial" });
    let folder = "";

    test.afterAll(() => {
      if (folder !== "") rmSync(folder, { recursive: true, force: true });
    });

    test("the host installs from the tarballs, with the configuration of the README", async () => {
      test.setTimeout(480_000);
      const readmeFiles = ["jest.config.js", "babel.config.js"];
      folder = await installHost({ name: "jest", readmeFiles }, packedPackages);
    });

    test("its tests render and work a gauge, a form and a dialog, and require every entry", async () => {
      test.setTimeout(480_000);
      const output = await runInHost(folder, "npm", "test", "--", "--maxWorkers=1", "--testTimeout=60000");
      expect(stripVTControlCharacters(output)).toMatch(/^Tests: +\d{3} passed/mu);
    });

    test("a CommonJS program of Node requires the kit and renders a gauge", async () => {
      const html = await runInHost(folder, "node", "server.js");
      expect(html).toContain('aria-valuetext="46/100, Priorité"');
    });

    for (const [resolution, file] of Object.entries(resolutions)) {
      test(`types are found with moduleResolution ${resolution}`, async () => {
        test.setTimeout(300_000);
        await runInHost(folder, "npx", "tsc", "-p", file);
      });
    }
  });
}
