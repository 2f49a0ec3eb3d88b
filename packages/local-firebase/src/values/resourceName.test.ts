import { describe, expect, test } from "vitest";
import { collectionOf, lastId, numericId, parseDocumentName, validateParent } from "./resourceName.ts";

const root = "projects/p/databases/(default)/documents";

describe("resource names", () => {
  test("resource names are taken apart into database and segments", () => {
    expect(parseDocumentName(`${root}/a/b`)).toEqual({
      database: "projects/p/databases/(default)",
      segments: ["a", "b"],
    });
    expect(collectionOf(`${root}/a/b`)).toBe(`${root}/a`);
    expect(lastId(`${root}/a/b`)).toBe("b");
  });

  test("numeric ids are documents' only, and have 64 bits", () => {
    expect(numericId("__id-42__")).toBe(-42n);
    expect(numericId("__id9223372036854775808__")).toBeNull();
    expect(numericId("__id-0__")).toBeNull();
    expect(() => parseDocumentName(`${root}/a/__id7__`)).not.toThrow();
    expect(() => parseDocumentName(`${root}/__id7__/b`)).toThrow("reserved");
  });

  test.each([
    "a",
    "a/b/c",
    "a//b/c",
    "a/.",
    "../b",
    "a/__x__",
    "a/__id-0__",
    "a/__id07__",
    "a/\ud800",
    "__x__/b",
    `a/${"x".repeat(1501)}`,
    `${"é".repeat(750)}/`.repeat(5) + "b",
    Array.from({ length: 202 }, () => "a").join("/"),
  ])("the parser of resource names refuses the document %s", (path) => {
    expect(() => parseDocumentName(`${root}/${path}`)).toThrow(
      expect.objectContaining({ status: "INVALID_ARGUMENT" }),
    );
  });

  test("the longest and deepest resource names of Firestore are taken", () => {
    const deep = Array.from({ length: 200 }, () => "a").join("/");
    const long = Array.from({ length: 4 }, () => "é".repeat(750)).join("/");
    expect(parseDocumentName(`${root}/${deep}`).segments).toHaveLength(200);
    expect(parseDocumentName(`${root}/${long}`).segments).toHaveLength(4);
  });

  test("a parent is the root or a document", () => {
    expect(() => validateParent(root)).not.toThrow();
    expect(() => validateParent(`${root}/a/b`)).not.toThrow();
    expect(() => validateParent(`${root}/a`)).toThrow("not a document");
    expect(() => validateParent("documents/a/b")).toThrow("Invalid resource name");
  });
});
