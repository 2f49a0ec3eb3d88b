import { describe, expect, it } from "vitest";
import { parseRole, type Role } from "../session/session.ts";
import { type Access, type AccessDecision, decideAccess } from "./access.ts";
import { type Action, can } from "./can.ts";

const session = (role: Role) => ({ uid: "claire", email: "claire@example.org", role });

describe("decideAccess", () => {
  const table: [Access, Role | null, AccessDecision][] = [
    ["public", null, "allow"],
    ["public", "admin", "allow"],
    ["signed-in", null, "sign-in"],
    ["signed-in", "customer", "allow"],
    ["signed-in", "employee", "allow"],
    ["subscriber", null, "sign-in"],
    ["subscriber", "customer", "allow"],
    ["admin", null, "sign-in"],
    ["admin", "customer", "admin-only"],
    ["admin", "employee", "admin-only"],
    ["admin", "admin", "allow"],
  ];
  it.each(table)("to %s for %s: %s", (access, role, decision) => {
    expect(decideAccess(access, role && session(role))).toBe(decision);
  });
});

describe("can", () => {
  const table: [Action, { subscribed: boolean; own: boolean }, boolean][] = [
    ["start-diagnosis", { subscribed: true, own: true }, true],
    ["start-diagnosis", { subscribed: false, own: true }, false],
    ["start-diagnosis", { subscribed: true, own: false }, false],
    ["upload-photo", { subscribed: false, own: true }, true],
    ["upload-photo", { subscribed: true, own: false }, false],
    ["read-diagnosis", { subscribed: false, own: true }, true],
    ["read-diagnosis", { subscribed: true, own: false }, false],
  ];
  it.each(table)("%s %o: %s", (action, { subscribed, own }, allowed) => {
    const actor = { uid: "claire", role: "customer", subscribed } as const;
    expect(can(actor, action, { uid: own ? "claire" : "nadia" })).toBe(allowed);
  });
});

describe("parseRole", () => {
  it.each([
    ["admin", "admin"],
    ["employee", "employee"],
    ["customer", "customer"],
    ["root", "customer"],
    [undefined, "customer"],
    [true, "customer"],
  ])("of %s is %s", (claim, role) => {
    expect(parseRole(claim)).toBe(role);
  });
});
