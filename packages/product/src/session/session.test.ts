import { describe, expect, it } from "vitest";
import { actingRole, parseRole, roles } from "./session.ts";

describe("parseRole", () => {
  it("parseRole knows the three roles of the specification, least privileged first", () => {
    expect(roles).toEqual(["customer", "employee", "admin"]);
    expect(roles.map(parseRole)).toEqual(roles);
  });

  it.each(["root", "Admin", "", undefined, null, true, 3, ["admin"], { role: "admin" }])(
    "parseRole takes %j for the default, customer",
    (claim) => {
      expect(parseRole(claim)).toBe("customer");
    },
  );
});

describe("actingRole", () => {
  it("actingRole is the least of what is claimed and what is stored", () => {
    for (const [place, claim] of roles.entries()) {
      for (const [other, stored] of roles.entries()) {
        expect(actingRole(claim, stored)).toBe(roles[Math.min(place, other)]);
      }
    }
    expect(actingRole("admin", undefined)).toBe("customer");
  });
});
