import { describe, expect, test } from "vitest";
import { CommitWork } from "./commitLimits.ts";
import { parseWrites } from "./parseWrite.ts";
import { documentSize, validateDocument } from "./validateDocument.ts";

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

  test("a commit of 10 MiB to the byte is taken, and of one byte more is not", () => {
    const write = (length: number) => [{ update: { name: name(0), fields: fields(length) } }];
    const rest = documentSize(name(0), { text: { stringValue: "" } });
    const length = 10 * 1024 * 1024 - rest;
    expect(() => parseWrites(write(length))).not.toThrow();
    expect(() => parseWrites(write(length + 1))).toThrow("Transaction too big");
  });

  test("a commit counts what is transformed for each document by itself", () => {
    const other = { ...transforms(300), update: { name: name(1) } };
    expect(() => parseWrites([transforms(300), other])).not.toThrow();
  });

  test("a commit may go through a million values and 100 MiB, and not through one more", () => {
    const [values, bytes] = [new CommitWork(), new CommitWork()];
    values.note(999_999);
    values.note(1, 5);
    expect(() => values.note(1)).toThrow("Transaction too big");
    bytes.note(1, 100 * 1024 * 1024 - 1);
    bytes.note(1, 1);
    expect(() => bytes.note(0, 1)).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
  });

  test("a document of 1 MiB to the byte is taken, and counts its values at every depth", () => {
    const rest = documentSize(name(0), { text: { stringValue: "" } });
    const text = (length: number) => ({ text: { stringValue: "x".repeat(length) } });
    expect(validateDocument(name(0), text(1_048_576 - rest))).toEqual({ values: 1, size: 1_048_576 });
    expect(() => validateDocument(name(0), text(1_048_577 - rest))).toThrow("exceeds the maximum");
    const list = { arrayValue: { values: [{ mapValue: { fields: text(1) } }, { nullValue: null }] } };
    expect(validateDocument(name(0), { list, ...text(1) }).values).toBe(5);
    const mixed = { arrayValue: { values: [{ nullValue: null }, { arrayValue: {} }] } };
    expect(() => validateDocument(name(0), { mixed })).toThrow("an array value in an array value");
  });

  test("transforms at most 500 fields of one document", () => {
    expect(() => parseWrites([transforms(500)])).not.toThrow();
    expect(() => parseWrites([transforms(501)])).toThrow("at most 500");
    expect(() => parseWrites([transforms(300), transforms(201)])).toThrow("at most 500");
  });
});
