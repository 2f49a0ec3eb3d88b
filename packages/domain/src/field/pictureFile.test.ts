import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { pictureChangeField, pictureFileName } from "./pictureFile.ts";
import { pictureFormats } from "./pictureFormats.ts";
import { problemOf } from "../testing/problemOf.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe("a picture", () => {
  it.each(["kept", "removed", file("a.jpg", "image/jpeg"), file("a.webp", "image/webp", 10_000_000)])(
    "a picture may be %o",
    (change) => {
      expect(v.parse(pictureChangeField, change)).toBe(change);
    },
  );

  it("a picture accepts a browser's File", () => {
    const chosen = new File(["octets"], "léa.png", { type: "image/png" });
    expect(v.parse(pictureChangeField, chosen)).toBe(chosen);
  });

  it.each([
    [
      file("a.gif", "image/gif"),
      "Ce format n’est pas accepté. Choisissez une image JPEG, PNG, WebP ou HEIC.",
    ],
    [file("a.heic", ""), "Ce format n’est pas accepté. Choisissez une image JPEG, PNG, WebP ou HEIC."],
    [
      file("a.js", "constructor"),
      "Ce format n’est pas accepté. Choisissez une image JPEG, PNG, WebP ou HEIC.",
    ],
    [file("a.jpg", "image/jpeg", 0), "Ce fichier est vide."],
    [file("a.jpg", "image/jpeg", Number.NaN), "Ce fichier est vide."],
    [file("a.jpg", "image/jpeg", 10_000_001), "Cette image est trop lourde. 10\u00A0Mo au plus."],
    ["autre", "Choisissez une image."],
    [null, "Choisissez une image."],
    [7, "Choisissez une image."],
    [{}, "Choisissez une image."],
    [{ name: 1 }, "Choisissez une image."],
    [{ name: "a" }, "Choisissez une image."],
    [{ name: "a", type: 1 }, "Choisissez une image."],
    [{ name: "a", type: "image/png" }, "Choisissez une image."],
    [{ name: "a", type: "image/png", size: "1" }, "Choisissez une image."],
  ])("a picture refuses %o: %s", (change, problem) => {
    expect(problemOf(pictureChangeField, change)).toBe(problem);
  });

  it.each([
    [file("IMG_1.JPG", "image/jpeg"), "c1.jpg"],
    [file("photo.de.vacances.jpeg", "image/jpeg"), "c1.jpeg"],
    [file("photo.png", "image/webp"), "c1.webp"],
    [file("photo", "image/png"), "c1.png"],
  ])("%o is stored by id and extension: %s", (picture, name) => {
    expect(pictureFileName("c1", picture)).toBe(name);
  });

  it("a picture of no accepted type has no name", () => {
    expect(() => pictureFileName("c1", file("a.gif", "image/gif"))).toThrow(RangeError);
  });

  it("a picture is stored in every format that may be chosen but HEIC, which is converted first", () => {
    const types = pictureFormats.accept.split(",");
    const stored = types.filter((type) => !/hei[cf]/u.test(type));
    expect(types).toHaveLength(stored.length + 2);
    for (const type of stored) expect(pictureFileName("c1", file("x", type))).toMatch(/^c1\.\w+$/u);
    expect(pictureFormats.names).toBe("JPEG, PNG, WebP ou HEIC");
  });
});
