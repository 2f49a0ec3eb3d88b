import { WORLD } from "@carnation/domain/internal/recommendation";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { ownerChangeSentence, recommendationOwnerField } from "./recommendationOwner.ts";

describe("recommendationOwnerField", () => {
  const field = recommendationOwnerField([{ uid: "claire" }]);

  it.each([WORLD, "claire"])("recommendationOwnerField takes %s", (owner) => {
    expect(v.is(field, owner)).toBe(true);
  });

  it.each(["", "nadia", null])(
    "recommendationOwnerField refuses %j, and says what can be chosen",
    (owner) => {
      expect(v.safeParse(field, owner).issues?.[0].message).toMatch(/^Choisissez le catalogue commun ou/u);
    },
  );
});

describe("recommendationOwnerField without a list", () => {
  it.each([
    [WORLD, true],
    ["nadia", true],
    ["", false],
  ])("recommendationOwnerField of owners that are searched for takes %j: %s", (owner, isTaken) => {
    expect(v.is(recommendationOwnerField(null), owner)).toBe(isTaken);
  });
});

describe("ownerChangeSentence", () => {
  it("ownerChangeSentence says who sees it, or no longer does", () => {
    expect(ownerChangeSentence("claire", "claire")).toBeNull();
    expect(ownerChangeSentence("claire", WORLD)).toMatch(/^Tous les professionnels/u);
    expect(ownerChangeSentence(WORLD, "claire")).toMatch(/^Elle quitte le catalogue commun/u);
    expect(ownerChangeSentence("nadia", "claire")).toMatch(/ne la verra plus\.$/u);
  });
});
