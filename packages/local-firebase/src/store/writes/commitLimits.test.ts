import { describe, expect, test } from "vitest";
import { parseWrites } from "./parseWrite.ts";

const name = (id: number) => `projects/p/databases/(default)/documents/c/${id}`;
const fields = (length: number) => ({ text: { stringValue: "x".repeat(length) } });
const transforms = (count: number) => ({
  update: { name: name(0) },
  updateTransforms: Array.from({ length: count }, (_, n) => ({
    fieldPath: `f${n}`,
    increment: { integerValue: 1 },
  })),
});

describe("a commit", () => {
  test("a commit may have thousands of writes", () => {
    const writes = Array.from({ length: 5000 }, (_, n) => ({
      update: { name: name(n), fields: fields(10) },
    }));
    expect(parseWrites(writes)).toHaveLength(5000);
  });

  test("a commit of more than 10 MiB is refused", () => {
    const writes = Array.from({ length: 11 }, (_, n) => ({ update: { name: name(n), fields: fields(1e6) } }));
    expect(() => parseWrites(writes)).toThrow("Transaction too big. Decrease transaction size.");
    expect(() => parseWrites(writes.slice(1))).not.toThrow();
  });

  test("a commit counts the elements of array transforms, too", () => {
    const write = {
      update: { name: name(0) },
      updateTransforms: [
        { fieldPath: "a", appendMissingElements: { values: [{ stringValue: "x".repeat(11e6) }] } },
      ],
    };
    expect(() => parseWrites([write])).toThrow("Transaction too big");
  });

  test("transforms at most 500 fields of one document", () => {
    expect(() => parseWrites([transforms(500)])).not.toThrow();
    expect(() => parseWrites([transforms(501)])).toThrow("at most 500");
    expect(() => parseWrites([transforms(300), transforms(201)])).toThrow("at most 500");
  });
});
