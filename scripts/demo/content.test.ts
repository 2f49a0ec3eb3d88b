import { expect, test } from "vitest";
import content from "./content.json" with { type: "json" };

/** Every text below a value, but for the groups of contraindications, which are keys of the specification. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === "group" ? [] : textsOf(item)));
}

test("what the demo shows never speaks as a doctor does", () => {
  const texts = textsOf(content);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /patient|pathologi|traitement|ordonnance|guéri/iu.test(text))).toEqual([]);
});
