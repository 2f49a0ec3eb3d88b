import { describe, expect, it } from "vitest";
import type { Role } from "../session/session.ts";
import { type Access, type AccessDecision, decideAccess } from "./access.ts";

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
  it.each(table)("decideAccess to %s for %s: %s", (access, role, decision) => {
    expect(decideAccess(access, role && session(role))).toBe(decision);
  });
});
