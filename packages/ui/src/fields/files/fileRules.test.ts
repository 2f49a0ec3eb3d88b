import { expect, test } from "vitest";
import { acceptedFormats, acceptsHeic, fileProblem, isAccepted } from "./fileRules.ts";
import { formatBytes } from "./formatBytes.ts";

const photos = "image/jpeg,image/png,image/webp,image/heic,image/heif";
const file = (name: string, type: string, size = 10): Pick<File, "name" | "type" | "size"> => ({
  name,
  type,
  size,
});

test.each([
  ["a photo", file("a.jpg", "image/jpeg"), photos, true],
  ["a PDF instead of a photo", file("a.pdf", "application/pdf"), photos, false],
  ["a HEIC that the browser does not know", file("IMG_0412.HEIC", ""), photos, true],
  ["a file without type nor extension", file("photo", ""), photos, false],
  ["any image", file("a.avif", "image/avif"), "image/*", true],
  ["an extension", file("Devis.PDF", ""), ".pdf", true],
  ["anything", file("a.bin", ""), undefined, true],
])("%s", (_, candidate, accept, expected) => {
  expect(isAccepted(candidate, accept)).toBe(expected);
});

test("a file is refused for its type first, then for being empty or too heavy", () => {
  expect(fileProblem(file("a.txt", "text/plain", 0), { accept: photos })).toBe("wrongType");
  expect(fileProblem(file("a.jpg", "image/jpeg", 0), { accept: photos })).toBe("empty");
  expect(fileProblem(file("a.jpg", "image/jpeg", 11), { maxBytes: 10 })).toBe("tooLarge");
  expect(fileProblem(file("a.jpg", "image/jpeg", 10), { maxBytes: 10 })).toBeNull();
});

test("formats are read as a list", () => {
  const words = { locale: "fr-FR", anyImage: "image" };
  expect(acceptedFormats(photos, words)).toBe("JPEG, PNG, WebP ou HEIC");
  expect(acceptedFormats("image/*,.pdf", words)).toBe("image ou PDF");
  expect(acceptsHeic(photos)).toBe(true);
  expect(acceptsHeic("image/jpeg")).toBe(false);
});

test("sizes are decimal, with a space that does not break", () => {
  expect(formatBytes("fr-FR", 2_440_000)).toBe("2,4\u00A0Mo");
  expect(formatBytes("fr-FR", 840_000)).toBe("840\u00A0ko");
  expect(formatBytes("fr-FR", 12)).toBe("12\u00A0octets");
  expect(formatBytes("fr-FR", 0)).toBe("0\u00A0octet");
  expect(formatBytes("fr-FR", 20_000_000)).toBe("20\u00A0Mo");
  expect(formatBytes("en-GB", 2_440_000)).toBe("2.4\u00A0MB");
});

test("a value that is no size is a dash", () => {
  expect(formatBytes("fr-FR", Number.NaN)).toBe("—");
  expect(formatBytes("fr-FR", -1)).toBe("—");
});
