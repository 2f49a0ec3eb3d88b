import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { pictureChangeField, pictureFileName, pictureLimits } from "./pictureFile.ts";
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
    [file("a.gif", "image/gif"), "Ce format n’est pas accepté. Choisissez une image JPEG, PNG ou WebP."],
    [file("a.heic", ""), "Ce format n’est pas accepté. Choisissez une image JPEG, PNG ou WebP."],
    [file("a.js", "constructor"), "Ce format n’est pas accepté. Choisissez une image JPEG, PNG ou WebP."],
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

  it("a picture has every accepted type among its names", () => {
    for (const type of pictureLimits.acceptedTypes) {
      expect(pictureFileName("c1", file("x", type))).toMatch(/^c1\.\w+$/u);
    }
  });
});
