import "./styles.css";
import "./page.css";
import { afterEach, expect, test } from "vitest";
import { emulateMedia } from "../testing/emulateMedia.ts";

afterEach(async () => {
  document.body.replaceChildren();
  delete document.documentElement.dataset["theme"];
  await emulateMedia();
});

function page(): void {
  document.body.innerHTML = `
    <p>Résultats du diagnostic</p>
    <div data-theme="dark" class="nested"><p>Synthèse</p></div>
    <button class="cn-button cn-no-print">Comparer</button>
    <div class="cn-alert cn-alert--warning cn-no-print">Photo peu éclairée</div>
    <p class="cn-print-only">Observation cosmétique</p>
    <table><thead><tr><th>Critère</th></tr></thead><tbody><tr><td>Rougeurs</td></tr></tbody></table>`;
}

const style = (selector: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(selector)!);
const ink = "rgb(26, 32, 47)";
const darkInk = "rgb(243, 239, 236)";

test.each(["system", "document"])("paper is light, whatever is dark: the %s", async (dark) => {
  page();
  if (dark === "document") document.documentElement.dataset["theme"] = "dark";
  await emulateMedia({ colorScheme: dark === "system" ? "dark" : "light" });
  expect(style("body > p").color).toBe(darkInk);
  await emulateMedia({ media: "print", colorScheme: dark === "system" ? "dark" : "light" });
  expect(style("body > p").color).toBe(ink);
  expect(style("body").backgroundColor).toBe("rgb(255, 255, 255)");
  expect(style(".nested p").color).toBe(ink);
});

test("cn-no-print goes and cn-print-only comes, whatever a component says", async () => {
  page();
  expect(style("button").display).not.toBe("none");
  expect(style(".cn-print-only").display).toBe("none");
  await emulateMedia({ media: "print" });
  expect(style("button").display).toBe("none");
  expect(style(".cn-alert").display).toBe("none");
  expect(style(".cn-print-only").display).toBe("block");
});

test("a row is not cut between two pages, and the head of a table comes again", async () => {
  page();
  await emulateMedia({ media: "print" });
  expect(style("tbody tr").breakInside).toBe("avoid");
  expect(style("thead").display).toBe("table-header-group");
});

test("a name of three hundred letters stays in its column", () => {
  document.body.innerHTML = `<div style="width: 300px"><p>${"a".repeat(300)}</p></div>`;
  const paragraph = document.querySelector("p")!;
  expect(paragraph.scrollWidth).toBeLessThanOrEqual(300);
});
