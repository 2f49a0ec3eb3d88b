import { describe, expect, expectTypeOf, it } from "vitest";
import { defineMachine } from "./defineMachine.ts";

const door = defineMachine({
  states: ["open", "shut", "walled"],
  initial: "shut",
  transitions: {
    open: { close: "shut" },
    shut: { open: "open", wall: "walled" },
    walled: {},
  },
});

describe("defineMachine", () => {
  it("defineMachine follows its table", () => {
    expect(door.next("shut", "open")).toBe("open");
    expect(door.next("open", "close")).toBe("shut");
    expect(door.initial).toBe("shut");
    expect(door.states).toEqual(["open", "shut", "walled"]);
  });

  it("defineMachine says null for an event that is impossible in a state", () => {
    expect(door.next("open", "wall")).toBeNull();
    expect(door.next("walled", "open")).toBeNull();
  });

  it("defineMachine lists the events of a state, none when it is final", () => {
    expect(door.events("shut")).toEqual(["open", "wall"]);
    expect(door.events("walled")).toEqual([]);
    expect(door.states.filter(door.isFinal)).toEqual(["walled"]);
  });

  it("defineMachine has no way out of a state that it does not know", () => {
    // @ts-expect-error a state that no machine of the compiler's has, as a document could hold it
    expect(door.next("ajar", "open")).toBeNull();
    // @ts-expect-error the same
    expect(door.events("ajar")).toEqual([]);
  });

  it("types states and events by its table", () => {
    expectTypeOf(door.next).parameters.toEqualTypeOf<
      ["open" | "shut" | "walled", "close" | "open" | "wall"]
    >();
    // @ts-expect-error an event that no row names
    expect(door.next("shut", "constructor")).toBeNull();
    // @ts-expect-error a row leads to an unknown state
    defineMachine({ states: ["a"], initial: "a", transitions: { a: { go: "b" } } });
    // @ts-expect-error a state has no row
    expect(() => defineMachine({ states: ["a", "b"], initial: "a", transitions: { a: {} } })).toThrow(
      TypeError,
    );
  });
});
