import {
  foreignNames,
  parseDate,
  relatedId,
  relatedIds,
  relatedNames,
} from "@carnation/domain/internal/wire";
import { describe, expect, it } from "vitest";
import { changedFields } from "./changedFields.ts";

const root = "projects/carnation/databases/(default)/documents";

describe("a related document", () => {
  it.each<[unknown, string | null]>([
    ["a", "a"],
    ["subcategories/a", "a"],
    ["/subcategories/a", "a"],
    ["subcategories/a/", "a"],
    [`${root}/subcategories/a`, "a"],
    [`//firestore.googleapis.com/${root}/subcategories/a`, "a"],
    [{ path: "subcategories/a", id: "a" }, "a"],
    [{ id: "a" }, "a"],
    ["users/claire/subcategories/a", "a"],
    ["users/a", null],
    [{ path: "users/a", id: "a" }, null],
    ["subcategories", "subcategories"],
    ["subcategories/a/b", null],
    ["", null],
    ["/", null],
    ["..", null],
    [7, null],
    [null, null],
    [undefined, null],
    [true, null],
    [["a"], null],
  ])("named by %j is %j", (stored, id) => {
    expect(relatedId(stored, "subcategories")).toBe(id);
  });

  it("a related document is found by each of its names", () => {
    const path = "users/claire/customers/anais";
    for (const name of [...relatedNames(path), ...foreignNames(path, "demo")]) {
      expect(relatedId(name, "customers")).toBe("anais");
    }
  });

  it("a related document stands once in a list, whichever names it has; a map names those that are true", () => {
    const led = { path: "subcategories/led", id: "led" };
    expect(relatedIds([led, "subcategories/led", "led", 7, "peeling"], "subcategories")).toEqual([
      "led",
      "peeling",
    ]);
    expect(relatedIds({ led: true, peeling: false }, "subcategories")).toEqual(["led"]);
    expect(relatedIds("led", "subcategories")).toEqual([]);
  });
});

describe("a date", () => {
  const when = new Date("2026-06-20T10:00:00Z");
  it.each<[unknown, Date | null]>([
    [when, when],
    [{ toDate: () => when }, when],
    [{ seconds: when.getTime() / 1000, nanoseconds: 0 }, when],
    [{ _seconds: when.getTime() / 1000, _nanoseconds: 0 }, when],
    [when.getTime(), when],
    [when.getTime() / 1000, when],
    [String(when.getTime()), when],
    ["2026-06-20T10:00:00Z", when],
    ["2026-06-20T12:00:00+02:00", when],
    ["2026-06-20", new Date("2026-06-20T00:00:00Z")],
    ["2026-13-45", null],
    ["hier", null],
    ["12", null],
    [3, null],
    [Number.NaN, null],
    [null, null],
    [{ id: "d1" }, null],
  ])("stored as %j is %j", (stored, date) => {
    expect(parseDate(stored)).toEqual(date);
  });
});

describe("the fields that change", () => {
  it("the fields that change are those that differ, field by field within maps", () => {
    const before = { a: 1, b: { c: new Date(0), d: [1, { e: 2 }] }, f: null, only: true };
    expect(changedFields(before, { ...before, b: { c: new Date(0), d: [1, { e: 2 }] } })).toEqual({});
    expect(changedFields(before, { a: 1, b: { c: new Date(1), d: [1, { e: 2 }] }, f: { g: 1 } })).toEqual({
      b: { c: new Date(1) },
      f: { g: 1 },
    });
  });
});
