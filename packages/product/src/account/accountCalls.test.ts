import { describe, expect, it, test } from "vitest";
import { TERMS_VERSION } from "../profile/acceptance.ts";
import { parseAccount } from "../profile/profile.ts";
import {
  accountFields,
  accountRequest,
  awaitsActivation,
  createAccountRequest,
  readSignInsRequest,
  updateAccountRequest,
} from "./accountCalls.ts";
import { parseAdminLogEntry } from "./adminLog.ts";
import { parsePayload } from "../wire/payload.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const person = { firstname: "Ada", lastname: "Roy", email: " ADA@exemple.fr" };
const professional = {
  company: "Zen",
  type: null,
  coupon: null,
  trial_plan: "pro",
  enabled_subcategories: ["led"],
};

describe("making an account", () => {
  it("making an account takes a member of the staff without what only a professional has", () => {
    const made = parsePayload(createAccountRequest, { ...person, ...professional, role: "admin" });
    expect(made).toEqual({ ...person, email: "ada@exemple.fr", role: "admin" });
  });

  it("making an account takes a professional", () => {
    const asked = { ...person, ...professional, role: "customer", request: "u-1" };
    expect(parsePayload(createAccountRequest, asked)).toEqual({ ...asked, email: "ada@exemple.fr" });
  });

  it.each([
    [{ ...person, role: "root" }, "Choisissez un rôle."],
    [{ ...person, role: "customer" }, "Ce formulaire est incomplet"],
    [{ ...person, role: "admin", firstname: "" }, "Saisissez le prénom."],
    [{ ...person, role: "admin", email: "ada" }, "n’est pas complète"],
    [{ ...person, ...professional, role: "customer", coupon: "a/b" }, "Choisissez une réduction."],
    [{ ...person, role: "admin", request: "a/b" }, "Choisissez un compte."],
  ])("making an account refuses %j: %s", (asked, message) => {
    expect(() => parsePayload(createAccountRequest, asked)).toThrow(message);
  });
});

describe("changing an account", () => {
  it("changing an account takes the fields that change, and what was seen of them as it was", () => {
    const change = {
      uid: "ada",
      active: false,
      end_subscription: true,
      opened: { active: true, email: "ODD" },
    };
    expect(parsePayload(updateAccountRequest, change)).toEqual(change);
  });

  it("empties the hidden criteria, and fills in none", () => {
    expect(parsePayload(updateAccountRequest, { uid: "ada", hidden_criterias: [] })).toEqual({
      uid: "ada",
      hidden_criterias: [],
    });
    expect(() => parsePayload(updateAccountRequest, { uid: "ada", hidden_criterias: [31] })).toThrow(
      "peuvent seulement",
    );
  });

  it("changing an account knows its account by a uid", () => {
    expect(parsePayload(accountRequest, { uid: "ada" })).toEqual({ uid: "ada" });
    for (const uid of ["", "a/b", 4, null, "x".repeat(129)]) {
      expect(() => parsePayload(accountRequest, { uid })).toThrow("Choisissez un compte.");
    }
  });
});

test("a form opens with what is stored", () => {
  const stored = { ...person, ...professional, role: "customer", active: true };
  expect(accountFields(parseAccount("ada", stored))).toEqual(stored);
});

test("an invited person who has accepted nothing has not activated the account", () => {
  const invited = new Date(0);
  const terms = { version: TERMS_VERSION, date: invited };
  expect(awaitsActivation({ invited, terms: null })).toBe(true);
  expect(awaitsActivation({ invited, terms })).toBe(false);
  expect(awaitsActivation({ invited: null, terms: null })).toBe(false);
});

test("the answers of account callables are read", () => {
  expect(parseResponse(callables.createaccount, { uid: "ada" })).toEqual({ uid: "ada" });
  expect(() => parseResponse(callables.createaccount, { uid: "" })).toThrow(
    "createaccount gave an unknown answer",
  );
  expect(parsePayload(readSignInsRequest, { uids: ["ada"] })).toEqual({ uids: ["ada"] });
  const date = new Date("2026-11-23T10:00:00.000Z");
  const signins = { ada: date.toISOString(), bob: null };
  expect(parseResponse(callables.readsignins, { signins })).toEqual(
    new Map([
      ["ada", date],
      ["bob", null],
    ]),
  );
});

test("an entry of the audit log is read field by field", () => {
  const stored = {
    by: "sophie",
    by_name: "Sophie Bernard",
    date: new Date(0),
    action: "updateaccount",
    target: "users/ada",
    target_name: "Ada Roy",
    before: { role: "employee" },
    after: { role: "admin", company: "Zen" },
  };
  expect(parseAdminLogEntry("1", stored)).toEqual({
    id: "1",
    by: "sophie",
    byName: "Sophie Bernard",
    date: new Date(0),
    action: "updateaccount",
    target: "users/ada",
    targetName: "Ada Roy",
    changes: [
      { field: "role", before: "employee", after: "admin" },
      { field: "company", before: null, after: "Zen" },
    ],
  });
  const short = { ...stored, after: { role: "admin" }, before: { type: 1 } };
  expect(parseAdminLogEntry("1", short).changes[0]).toEqual({ field: "type", before: 1, after: null });
  expect(parseAdminLogEntry("1", { ...stored, before: null, after: "?" }).changes).toEqual([]);
});
