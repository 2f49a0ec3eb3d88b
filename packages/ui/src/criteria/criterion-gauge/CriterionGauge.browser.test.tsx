import "../../styles/fonts.css";
import "../../styles/styles.css";
import "../../styles/page.css";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { CriterionGauge } from "./CriterionGauge.tsx";
import { pageRoot } from "../../testing/pageRoot.ts";

const bands = [{ tone: "priority" }, { tone: "maintain", from: 50 }, { tone: "strength", from: 70 }] as const;

const root = pageRoot();

beforeEach(async () => {
  await page.viewport(600, 600);
});

test("the last number of the scale stays in one piece where long words are broken", async () => {
  root.render(
    <div style={{ overflowWrap: "anywhere" }}>
      <CriterionGauge variant="detail" label="Rougeurs" value={46} min={0} max={100} bands={bands} />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll(".cn-gauge__ticks text").length).toBe(4);
  const heights = [...document.querySelectorAll(".cn-gauge__ticks text")].map(
    (tick) => tick.getBoundingClientRect().height,
  );
  expect(new Set(heights).size).toBe(1);
});

test("no word is broken to make room for the confidence at 200 % text on a phone", async () => {
  const lines = () => {
    const range = document.createRange();
    const text = document.querySelector(".cn-gauge__verdict .cn-band-mark__phrase")!.lastChild!;
    range.selectNodeContents(text);
    return range.getClientRects().length;
  };
  root.render(
    <div style={{ width: 330 }}>
      <style>{":root { font-size: 200%; }"}</style>
      <CriterionGauge
        label="Hydratation"
        value={81}
        min={0}
        max={100}
        bands={bands}
        phrase="Confortable"
        confidence="medium"
      />
    </div>,
  );
  await expect.poll(() => document.querySelector(".cn-gauge__aside")).not.toBeNull();
  expect(lines()).toBe(1);
});

test("a dozen gauges are drawn wherever they are; of a long list only what is on the screen", async () => {
  const items = Array.from({ length: 30 }, (_, index) => `Critère ${index}`);
  root.render(
    <ul>
      {items.map((label) => (
        <li key={label}>
          <CriterionGauge label={label} value={46} min={0} max={100} bands={bands} />
        </li>
      ))}
    </ul>,
  );
  await expect.poll(() => document.querySelectorAll(".cn-gauge").length).toBe(30);
  const drawn = [...document.querySelectorAll(".cn-gauge")].map(
    (gauge) => getComputedStyle(gauge).contentVisibility,
  );
  expect([new Set(drawn.slice(0, 24)), new Set(drawn.slice(24))]).toEqual([
    new Set(["visible"]),
    new Set(["auto"]),
  ]);
});
