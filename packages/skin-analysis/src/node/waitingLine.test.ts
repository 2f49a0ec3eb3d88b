import { describe, expect, it } from "vitest";
import { createWaitingLine } from "./waitingLine.ts";

/** Everybody of a line, in the order of their turns. */
function drained(line: { next: () => string | undefined }): string[] {
  const order: string[] = [];
  for (let item = line.next(); item !== undefined; item = line.next()) order.push(item);
  return order;
}

describe("a waiting line", () => {
  it("a waiting line lets accounts take turns, each in its own order", () => {
    const line = createWaitingLine<string>(9);
    for (const item of ["a1", "a2", "a3", "b1", "c1", "b2"]) line.add(item[0] ?? "", item);
    expect(drained(line)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("a waiting line has no more places than it was given: the account with the most waiting gives way, last come first", () => {
    const line = createWaitingLine<string>(3);
    for (const item of ["a1", "a2", "a3"]) expect(line.add("a", item)).toBeUndefined();
    expect(line.add("a", "a4")).toBe("a4");
    expect(line.add("b", "b1")).toBe("a3");
    expect(line.add("b", "b2")).toBe("b2");
    expect(line.add("c", "c1")).toBe("a2");
    expect(line.add("d", "d1")).toBe("d1");
    expect(drained(line)).toEqual(["a1", "b1", "c1"]);
  });

  it("a waiting line has no place at all with none given", () => {
    const line = createWaitingLine<string>(0);
    expect(line.add("a", "a1")).toBe("a1");
    expect(line.next()).toBeUndefined();
  });

  it("a waiting line forgets who waits for nothing any more, and gives the place to others", () => {
    const line = createWaitingLine<string>(2);
    line.add("a", "a1");
    line.add("b", "b1");
    expect(line.remove("a1")).toBe(true);
    expect(line.remove("a1")).toBe(false);
    expect(line.add("a", "a2")).toBeUndefined();
    expect(drained(line)).toEqual(["b1", "a2"]);
  });
});
