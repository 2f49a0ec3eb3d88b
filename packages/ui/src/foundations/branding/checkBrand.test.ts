import { describe, expect, test } from "vitest";
import { colours } from "@carnation/tokens";
import { checkBrand } from "./checkBrand.ts";

const where = (brand: Parameters<typeof checkBrand>[0]): string[] =>
  checkBrand(brand).short.map(({ theme, seen, on }) => `${theme}: ${seen} on ${on}`);

describe("checkBrand", () => {
  test("checkBrand finds nothing in the kit's own colours", () => {
    const { pairs, short } = checkBrand({ primary: colours.ink });
    expect(pairs).toHaveLength(14);
    expect(short).toEqual([]);
  });

  test("checkBrand says where a brand that was chosen for a white page is lost in the dark", () => {
    expect(where({ primary: "#00594c", onPrimary: "#fff" })).toEqual([
      "dark: primary on ground",
      "dark: primary on surface",
      "dark: primary on sunken",
    ]);
    expect(
      where({
        primary: { light: "#00594c", dark: "#7fd1b9" },
        onPrimary: { light: "#fff", dark: "#00251f" },
      }),
    ).toEqual([]);
  });

  test("checkBrand says that white words are not read on yellow, and a pale ring not seen", () => {
    expect(where({ primary: "#ffd400", onPrimary: "#ffffff", focus: "#ffe9a8" })).toEqual(
      expect.arrayContaining(["light: onPrimary on primary", "light: focus on surface"]),
    );
  });

  test("a contrast that falls short is not rounded up", () => {
    // #777 on white is 4.478.
    expect(where({ primary: "#777777", onPrimary: "#ffffff" })).toContain("light: onPrimary on primary");
  });

  test("checkBrand refuses what it cannot measure", () => {
    expect(() => checkBrand({ primary: "rebeccapurple" })).toThrow(RangeError);
    expect(() => checkBrand({ primary: "#00594c80" })).toThrow(/#00594c80/u);
  });
});
