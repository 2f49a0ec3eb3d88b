import { expect, test } from "vitest";
import "./fonts.css";

test("the arrows between values come from the kit's own font, whatever the machine has", async () => {
  const [face] = await document.fonts.load('400 16px "Hanken Grotesk Variable"', "66 → 81");
  const loaded = await document.fonts.load('400 16px "Hanken Grotesk Variable"', "→←");
  expect(face?.status).toBe("loaded");
  expect(loaded.map(({ unicodeRange }) => unicodeRange)).toEqual(["U+2190, U+2192"]);
});
