import "../../styles/fonts.css";
import "../../styles/styles.css";
import "../../styles/page.css";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../../actions/button/Button.tsx";
import { PageHeader } from "./PageHeader.tsx";
import { pageRoot } from "../../testing/pageRoot.ts";

const root = pageRoot();

async function headerAt(width: number): Promise<(selector: string) => DOMRect> {
  await page.viewport(width, 600);
  root.render(
    <PageHeader
      before="Mes clients"
      title="Comparaison"
      facts={["Anaïs Morel, 41 ans", "Du 12 juin au 21 novembre 2026"]}
      actions={<Button>Envoyer le bilan</Button>}
    />,
  );
  await expect.poll(() => document.querySelector("h1")).not.toBeNull();
  return (selector) => document.querySelector(selector)!.getBoundingClientRect();
}

const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;

describe("the actions of a page", () => {
  test.each([820, 1440])(
    "the actions of a page at %i px stand on the line of the title, the facts run under both",
    async (width) => {
      const box = await headerAt(width);
      expect(middle(box("button"))).toBeCloseTo(middle(box("h1")), 0);
      expect(box("button").right).toBeCloseTo(box("header").right, 0);
      expect(box("ul").right).toBeCloseTo(box("header").right, 0);
    },
  );

  test("the actions of a page come after the facts on a phone", async () => {
    const box = await headerAt(390);
    expect(box("button").top).toBeGreaterThan(box("ul").bottom);
  });
});
