import { expect, test } from "vitest";
import { consentLine } from "./consentLine.ts";
import { parseCustomer, tellsOfNoDiagnosis, toStoredCustomer, withConsent } from "./customer.ts";
import { customerChanges, withLinesAdded } from "./customerChanges.ts";
import type { LastDiagnostic } from "./lastDiagnostic.ts";

const date = new Date("2026-06-20T10:00:00Z");
const timestamp = { toDate: () => date };
const path = "users/claire/diagnosis/d1";

test.each<[unknown, LastDiagnostic | null]>([
  [timestamp, { id: null, date, nextPhoto: null }],
  ["2026-06-20T10:00:00Z", { id: null, date, nextPhoto: null }],
  [date.getTime(), { id: null, date, nextPhoto: null }],
  [
    { path, id: "d1" },
    { id: "d1", date: null, nextPhoto: null },
  ],
  [path, { id: "d1", date: null, nextPhoto: null }],
  ["d1", { id: "d1", date: null, nextPhoto: null }],
  [
    { diagnosis: { path, id: "d1" }, created: timestamp },
    { id: "d1", date, nextPhoto: null },
  ],
  [
    { id: "d1", date: timestamp, next_photo: "2026-12-21" },
    { id: "d1", date, nextPhoto: "2026-12-21" },
  ],
  [null, null],
  [undefined, null],
])("the last diagnosis of a client stored as %j is read", (last_diagnostic, read) => {
  const customer = parseCustomer("anais", { firstname: "Anaïs", last_diagnostic });
  expect(customer.lastDiagnostic).toEqual(read);
  expect(customer.unreadable).toBeUndefined();
});

test.each<[string, unknown, object]>([
  ["firstname", 12, { firstname: "12" }],
  ["email", null, { email: "" }],
  ["birth_year", "1985", { birthYear: 1985 }],
  ["phone", 33612345678, { phone: "33612345678" }],
  ["picture", "users/claire/customers/anais.jpg", { picture: "anais.jpg" }],
  ["picture", "https://x.test/o/users%2Fclaire%2Fcustomers%2Fanais.jpg?alt=media", { picture: "anais.jpg" }],
  ["contraindications", [{ path: "contraindications/a", id: "a" }, "b"], { contraindications: ["a", "b"] }],
  ["created", "2026-06-20T10:00:00Z", { created: date }],
])("a client's %s stored as %j is read", (field, stored, read) => {
  expect(parseCustomer("anais", { [field]: stored })).toMatchObject(read);
});

test.each<[string, unknown, object]>([
  ["last_diagnostic", { color: "blue" }, { lastDiagnostic: null }],
  ["birth_year", "en 85", { birthYear: null }],
  ["guardian", "sa mère", { guardian: null }],
  ["consents", "oui", { consents: [] }],
  ["last_diagnostic", true, { lastDiagnostic: null }],
  ["last_diagnostic", { path: "users/claire", id: "claire" }, { lastDiagnostic: null }],
  ["contraindications", ["a", 7], { contraindications: ["a"] }],
  [
    "consents",
    [{ purpose: "analysis", given: true, date: timestamp }, "oui"],
    { consents: [{ given: true }] },
  ],
])("a client's %s stored as %j takes nothing else away, and is named", (field, stored, read) => {
  const customer = parseCustomer("anais", { firstname: "Anaïs", [field]: stored });
  expect(customer).toMatchObject({ firstname: "Anaïs", ...read, unreadable: [field] });
  // It is no field that a change would write.
  expect(toStoredCustomer(customer)).not.toHaveProperty("unreadable");
  expect(customerChanges(customer, { ...customer, notes: "Peau sèche" })).toEqual({ notes: "Peau sèche" });
});

test("lines are added to a ledger, whatever stands there", () => {
  const known = parseCustomer("anais", { consents: ["oui"] });
  const record = consentLine(
    known,
    { purpose: "email", given: true, signature: null },
    { author: "claire", now: date },
  );
  expect(customerChanges(known, withConsent(known, record))).toEqual({ consents: [record] });
  const line = { purpose: "email" };
  expect(withLinesAdded(undefined, [line])).toEqual([line]);
  expect(withLinesAdded(["oui"], [line])).toEqual(["oui", line]);
  expect(withLinesAdded("oui", [line])).toEqual(["oui", line]);
});

test("only a file with a ledger tells that nothing was analysed yet", () => {
  const consents = [{ purpose: "analysis", given: true, date: timestamp }];
  expect(tellsOfNoDiagnosis(parseCustomer("a", { consents }))).toBe(true);
  expect(tellsOfNoDiagnosis(parseCustomer("a", { consent: true }))).toBe(false);
  expect(tellsOfNoDiagnosis(parseCustomer("a", { consents, last_diagnostic: {} }))).toBe(false);
  expect(tellsOfNoDiagnosis(parseCustomer("a", { consents, last_diagnostic: timestamp }))).toBe(false);
});
