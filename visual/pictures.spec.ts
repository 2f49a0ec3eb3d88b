import { environmentOf, recordEnvironment, refusal } from "./environment.ts";
import { builtStories, isCase } from "./stories.ts";
import { expect, openStory, test } from "./test.ts";

const looks = [
  { look: "clair", theme: "light", forcedColors: "none" },
  { look: "sombre", theme: "dark", forcedColors: "none" },
  { look: "couleurs-forcees", theme: "light", forcedColors: "active" },
] as const;
const widths = [390, 1280] as const;
const cases = [...Map.groupBy(builtStories().filter(isCase), ({ title }) => title)];

for (const { look, theme, forcedColors } of looks) {
  for (const width of widths) {
    test.describe(`${look}, ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, forcedColors });

      for (const [title, stories] of cases) {
        test(title, async ({ page, storybook }, { config }) => {
          test.setTimeout(30_000 + stories.length * 10_000);
          for (const [index, { id, name }] of stories.entries()) {
            await openStory(page, storybook, id);
            if (index === 0) {
              const environment = await environmentOf(page);
              const updates = config.updateSnapshots === "all" || config.updateSnapshots === "changed";
              if (updates) recordEnvironment(environment);
              expect(refusal(environment)).toBeNull();
            }
            await page.evaluate(
              (wanted) => document.documentElement.setAttribute("data-theme", wanted),
              theme,
            );
            await expect.soft(page, name).toHaveScreenshot([look, String(width), `${id}.png`], {
              fullPage: true,
              animations: "disabled",
              caret: "hide",
            });
          }
        });
      }
    });
  }
}
