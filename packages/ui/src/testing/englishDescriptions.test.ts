import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { englishDescriptions } from "../../../../.storybook/englishDescriptions.ts";

const source = new URL("../", import.meta.url);
const described = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.stories\.tsx$|ArgTypes\.tsx?$/u.test(path))
  .map((path) => readFileSync(new URL(path, source), "utf8"))
  .join("\n")
  .replaceAll("\\u00A0", "\u00A0")
  .replaceAll("\\u202F", "\u202F")
  .replaceAll('\\"', '"');

test("every translated sentence is one that a story gives to a property", () => {
  expect(Object.keys(englishDescriptions).filter((french) => !described.includes(french))).toEqual([]);
});
