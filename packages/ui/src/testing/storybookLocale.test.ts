import { expect, test } from "vitest";
import { localeInAddress, localeOf, withLocale } from "../../../../.storybook/locale.ts";

test("the address names the language of the pages among other globals", () => {
  expect(localeInAddress("?path=/docs/x&globals=theme:sombre;locale:en-GB")).toBe("en-GB");
  expect(localeInAddress("?globals=locale:de-DE")).toBeUndefined();
  expect(localeInAddress("?globals=viewlocale:en-GB")).toBeUndefined();
  expect(localeInAddress("")).toBeUndefined();
});

test("the address takes English in, leaves French out and keeps the rest", () => {
  expect(withLocale("?path=/docs/x", "en-GB")).toBe("?path=/docs/x&globals=locale:en-GB");
  expect(withLocale("?path=/docs/x&globals=theme:sombre;locale:en-GB", "fr-FR")).toBe(
    "?path=/docs/x&globals=theme:sombre",
  );
  expect(withLocale("", "fr-FR")).toBe("");
});

test("the globals without a known language are French", () => {
  expect(localeOf({ locale: "en-GB" })).toBe("en-GB");
  expect(localeOf({ locale: "xx" })).toBe("fr-FR");
});
