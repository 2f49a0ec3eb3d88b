import { describe, expect, it } from "vitest";
import { parseRole, roles } from "./session.ts";

describe("parseRole", () => {
  it("knows the three roles of the specification, least privileged first", () => {
    expect(roles).toEqual(["customer", "employee", "admin"]);
    expect(roles.map(parseRole)).toEqual(roles);
  });

  it.each(["root", "Admin", "", undefined, null, true, 3, ["admin"], { role: "admin" }])(
    "takes %j for the default, customer",
    (claim) => {
      expect(parseRole(claim)).toBe("customer");
    },
  );
});
