import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  CONSENT_VERSION,
  consentKey,
  consentKeyLimit,
  consentRank,
  consentNeedsRenewal,
  consentPurposes,
  type ConsentRecord,
  consentRecordOf,
  consentTexts,
  hasConsented,
  isConsentInForce,
} from "./consent.ts";
import {
  type Customer,
  customerLabel,
  customerName,
  parseCustomer,
  toStoredCustomer,
  withConsent,
} from "./customer.ts";
import { guardianRelations, needsGuardian } from "./guardian.ts";
import { realAgeOf } from "./realAge.ts";
import { anyDocumentId } from "@carnation/domain/testing/anyDocumentId";

const now = new Date("2026-11-21T13:05:00Z");
const text = fc.string({ unit: "grapheme" });
const date = fc.date({ noInvalidDate: true });
const consents = fc.array(
  fc.record<ConsentRecord>({
    purpose: fc.constantFrom(...consentPurposes),
    given: fc.boolean(),
    date,
    version: text,
    language: text,
    author: anyDocumentId,
    signer: text,
    signature: fc.option(text),
  }),
);
const customers: fc.Arbitrary<Customer> = fc.record({
  id: anyDocumentId,
  firstname: text,
  lastname: text,
  email: text,
  picture: fc.option(fc.stringMatching(/^[a-z0-9]{1,9}[.]jpg$/u)),
  consent: fc.boolean(),
  lastDiagnostic: fc.option(
    fc.record({ id: anyDocumentId, date, nextPhoto: fc.option(fc.constantFrom("2026-12-21", "2028-02-29")) }),
  ),
  birthYear: fc.option(fc.integer({ min: 1900, max: 2026 })),
  phone: fc.option(text),
  notes: text,
  contraindications: fc.array(anyDocumentId),
  consents,
  guardian: fc.option(fc.record({ name: text, relation: fc.constantFrom(...guardianRelations) })),
  created: fc.option(date),
  updated: fc.option(date),
});

const record = (
  purpose: ConsentRecord["purpose"],
  given: boolean,
  day: string,
  version = CONSENT_VERSION,
) => ({
  purpose,
  given,
  date: new Date(day),
  version,
  language: "fr",
  author: "claire",
  signer: "Anaïs Morel",
  signature: null,
});

describe("a client", () => {
  it("a client is read back as stored: parse(toStored(x)) = x", () => {
    fc.assert(
      fc.property(customers, (customer) => {
        expect(parseCustomer(customer.id, toStoredCustomer(customer))).toEqual(customer);
      }),
    );
  });

  it("a client has every field of specification 3 under its own name", () => {
    const stored = toStoredCustomer(parseCustomer("a", { contraindications: ["grossesse"] }));
    for (const field of ["firstname", "lastname", "email", "picture", "consent", "last_diagnostic"]) {
      expect(stored).toHaveProperty(field);
    }
    expect(stored).not.toHaveProperty("id");
    expect(stored).toMatchObject({ contraindications: ["contraindications/grossesse"] });
  });

  it("a client of whom nothing is known is tolerated; what is no client is not", () => {
    expect(parseCustomer("a", { consent: "oui", contraindications: null, consents: null })).toMatchObject({
      consent: false,
      contraindications: [],
      consents: [],
      lastDiagnostic: null,
    });
    expect(() => parseCustomer("a", [1])).not.toThrow();
    expect(() => parseCustomer("a", null)).toThrow(v.ValiError);
  });

  it("a client is named by both names", () => {
    expect(customerName({ firstname: "Anaïs", lastname: "Morel" })).toBe("Anaïs Morel");
    expect(customerName({ firstname: "", lastname: "Morel" })).toBe("Morel");
    expect(customerName({ firstname: " ", lastname: "" })).toBe("");
  });
});

it("a client without a name can still be told", () => {
  expect(customerLabel({ firstname: "Anaïs", lastname: "Morel" })).toBe("Anaïs Morel");
  expect(customerLabel({ firstname: " ", lastname: "" })).toBe("Client sans nom");
});

describe("the consent ledger", () => {
  const ledger = [
    record("analysis", true, "2026-03-12"),
    record("email", true, "2026-03-12"),
    record("email", false, "2026-05-01"),
  ];

  it("the consent ledger is ruled by the last line of a purpose, in whatever order they are stored", () => {
    expect(hasConsented(ledger, "email")).toBe(false);
    expect(hasConsented(ledger.toReversed(), "email")).toBe(false);
    const atOnce = [record("email", true, "2026-03-12"), record("email", false, "2026-03-12")];
    expect(hasConsented(atOnce, "email")).toBe(false);
    expect(hasConsented(ledger, "analysis")).toBe(true);
    expect(hasConsented(ledger, "improvement")).toBe(false);
    expect(consentRecordOf(ledger, "communication")).toBeNull();
  });

  it("the consent ledger grows by a line, which the flag of the client follows for the analysis", () => {
    const customer = parseCustomer("a", { consent: true, consents: ledger });
    const withdrawn = withConsent(customer, record("analysis", false, "2026-06-01"));
    expect(withdrawn.consent).toBe(false);
    expect(withdrawn.consents).toHaveLength(4);
    expect(withConsent(customer, record("email", false, "2026-06-01")).consent).toBe(true);
    expect(customer.consents).toHaveLength(3);
  });

  it.each([
    ["never recorded", [], true],
    ["given for this text", [record("analysis", true, "2026-03-12")], false],
    ["given for an older text", [record("analysis", true, "2026-03-12", "0")], true],
    ["given three years ago to the day", [record("analysis", true, "2023-11-21T13:05:00Z")], false],
    ["given more than three years ago", [record("analysis", true, "2023-11-20")], true],
    ["withdrawn", [record("analysis", false, "2020-01-01", "0")], false],
  ] as const)("the consent ledger asks again when the consent was %s: %#", (_, records, asked) => {
    expect(consentNeedsRenewal(records, now)).toBe(asked);
  });

  it("the key of a consent is within the limit where it is asked for again, at most a day sooner", () => {
    const ledger = fc.array(
      fc.record({
        given: fc.boolean(),
        version: fc.constantFrom("0", "1"),
        days: fc.integer({ min: -3 * 366, max: -3 * 364 }),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(ledger, (lines) => {
        const records = lines.map(({ given, version, days }) =>
          record("analysis", given, new Date(now.getTime() + days * 86_400_000).toISOString(), version),
        );
        const key = consentKey(records);
        const isAsked = consentNeedsRenewal(records, now);
        const at = isAsked ? now : new Date(now.getTime() - 86_400_000);
        expect(key !== null && key <= consentKeyLimit(at)).toBe(isAsked);
      }),
    );
  });

  it("clients are ranked by consent as the server orders the keys: without one first", () => {
    const version = fc.constantFrom("1", "2", "10");
    const line = fc.record({ given: fc.boolean(), version, days: fc.integer({ min: -3000, max: 0 }) });
    const records = fc
      .array(line, { maxLength: 2 })
      .map((lines) =>
        lines.map(({ given, version: of, days }) =>
          record("analysis", given, new Date(now.getTime() + days * 86_400_000).toISOString(), of),
        ),
      );
    const sign = (a: string, b: string): number => Number(a > b) - Number(a < b);
    fc.assert(
      fc.property(records, records, (one, other) => {
        const [a, b] = [consentKey(one), consentKey(other)];
        const ofServer = a === null || b === null ? Number(a !== null) - Number(b !== null) : sign(a, b);
        const collator = new Intl.Collator("fr", { numeric: true, sensitivity: "base" });
        expect(Math.sign(collator.compare(consentRank(one), consentRank(other)))).toBe(ofServer);
      }),
    );
  });

  it("the key of a consent for the second version is less than that for the tenth", () => {
    const keyOf = (version: string) => consentKey([record("analysis", true, "2026-03-12", version)]) ?? "";
    expect(keyOf("2") < keyOf("10")).toBe(true);
  });

  it.each([
    ["never recorded", [], false],
    ["given for this text", [record("improvement", true, "2026-03-12")], true],
    ["given for another purpose", [record("analysis", true, "2026-03-12")], false],
    ["given for an older text", [record("improvement", true, "2026-03-12", "0")], false],
    ["given more than three years ago", [record("improvement", true, "2023-11-20")], false],
    [
      "withdrawn",
      [record("improvement", true, "2026-03-12"), record("improvement", false, "2026-03-13")],
      false,
    ],
  ] as const)("a consent that was %s is in force or not: %#", (_, records, inForce) => {
    expect(isConsentInForce(records, "improvement", now)).toBe(inForce);
  });

  it("the consent ledger has a sentence and a consequence for each purpose, without a medical word", () => {
    for (const purpose of consentPurposes) {
      const { clause, withdrawal } = consentTexts[purpose];
      expect(clause).toMatch(/^J’accepte .+\.$/u);
      expect(`${clause}${withdrawal}`).not.toMatch(/patient|pathologie|traitement|ordonnance|guéri/iu);
    }
  });
});

describe("the real age", () => {
  const mother = { name: "Rose Petit", relation: "mother" } as const;

  it.each([
    [1985, null, 41],
    [2008, null, 18],
    [2008, mother, 17],
    [2012, mother, 14],
    [null, null, undefined],
    [null, mother, 17],
  ])("the real age of somebody born in %s, guardian %j, is %s in 2026", (birthYear, guardian, age) => {
    expect(realAgeOf({ birthYear, guardian }, new Date("2026-11-23T12:00:00Z"))).toBe(age);
  });
});

describe("a guardian", () => {
  it.each([
    [{ birth_year: 2010, of_age: false }, true],
    [{ birth_year: 2010, of_age: true }, true],
    [{ birth_year: 2008, of_age: false }, true],
    [{ birth_year: 2008, of_age: true }, false],
    [{ birth_year: 2007, of_age: false }, false],
    [{ birth_year: null, of_age: false }, false],
  ])("a guardian agrees for %o: %s", (age, needed) => {
    expect(needsGuardian(age, now)).toBe(needed);
  });
});
