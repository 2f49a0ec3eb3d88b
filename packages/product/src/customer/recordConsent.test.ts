import { CarnationError } from "@carnation/domain/error";
import { describe, expect, it, test } from "vitest";
import { consentRecordOf } from "./consent.ts";
import type { CreateCustomerRequest } from "./customersApi.ts";
import { newCustomer } from "./newCustomer.ts";
import { recordConsentRequest, withRecordedConsent } from "./recordConsent.ts";
import { now } from "./testing/typedCustomer.ts";
import { parsePayload } from "../wire/payload.ts";

const later = new Date("2026-11-22T09:00:00Z");
const recording = { author: "claire", now: later };
const SIGNATURE = "data:image/png;base64,iVBORw0KGgoAAAA";
const person: CreateCustomerRequest = {
  firstname: "Zoé",
  lastname: "Roy",
  email: "zoe@exemple.fr",
  consent: true,
  consents: [],
};
const zoe = newCustomer("zoe", person, { author: "claire", now });
const line = (purpose: "analysis" | "email" | "communication", given: boolean) => ({
  id: "zoe",
  purpose,
  given,
});

test.each([SIGNATURE, null, undefined])("a payload with the signature %s is one", (signature) => {
  const line = { id: "zoe", purpose: "email", given: true };
  expect(parsePayload(recordConsentRequest, { ...line, signature })).toMatchObject(line);
});

test.each([
  { id: "zoe", purpose: "advertising", given: true },
  { id: "zoe", purpose: "email" },
  { id: "a/b", purpose: "email", given: true },
  { id: "zoe", purpose: "email", given: true, signature: "data:image/svg+xml,<svg/>" },
  null,
])("no payload: %j", (payload) => {
  expect(() => parsePayload(recordConsentRequest, payload)).toThrow(CarnationError);
});

describe("a line of the ledger", () => {
  it("a line of the ledger is added with who signed, the version, and a drawing of its own", () => {
    const after = withRecordedConsent(zoe, { ...line("email", true), signature: SIGNATURE }, recording);
    expect(consentRecordOf(after.consents, "email")).toEqual({
      purpose: "email",
      given: true,
      date: later,
      version: "1",
      language: "fr",
      author: "claire",
      signer: "Zoé Roy",
      signature: "zoe.signature.1.png",
    });
    expect(after.consent).toBe(true);
  });

  it("a line of the ledger is not added twice, nor is a refusal of what was never given", () => {
    const given = withRecordedConsent(zoe, line("email", true), recording);
    expect(withRecordedConsent(given, line("email", true), recording)).toBe(given);
    expect(withRecordedConsent(zoe, line("analysis", true), recording)).toBe(zoe);
    expect(withRecordedConsent(zoe, line("communication", false), recording)).toBe(zoe);
    const without = withRecordedConsent(given, line("email", false), recording);
    expect(withRecordedConsent(without, line("email", false), recording)).toBe(without);
    expect(without.consents).toHaveLength(3);
  });

  it("a line of the ledger ends the consent to the analysis, and gives it again", () => {
    const withdrawn = withRecordedConsent(zoe, line("analysis", false), recording);
    expect(withdrawn.consent).toBe(false);
    expect(withRecordedConsent(withdrawn, line("analysis", true), recording).consent).toBe(true);
  });

  it("a line of the ledger ends a consent to the analysis that was given before there was a ledger", () => {
    const before = { ...zoe, consents: [] };
    const withdrawn = withRecordedConsent(before, line("analysis", false), recording);
    expect([withdrawn.consent, withdrawn.consents.length]).toEqual([false, 1]);
    const never = { ...before, consent: false };
    expect(withRecordedConsent(never, line("analysis", false), recording)).toBe(never);
  });

  it("renews one that is too old, or was given for another text", () => {
    const old = newCustomer("zoe", person, { author: "claire", now: new Date("2020-01-01T00:00:00Z") });
    expect(withRecordedConsent(old, line("analysis", true), recording).consents).toHaveLength(2);
    const email = withRecordedConsent(zoe, line("email", true), recording);
    const earlier = { ...email, consents: email.consents.map((record) => ({ ...record, version: "0" })) };
    expect(withRecordedConsent(earlier, line("email", true), recording).consents).toHaveLength(3);
  });

  it("a line of the ledger is the guardian's for a minor, whose photos are never shown", () => {
    const minor = { ...zoe, guardian: { name: "Ève Roy", relation: "mother" } } as const;
    const after = withRecordedConsent(minor, line("email", true), recording);
    expect(consentRecordOf(after.consents, "email")?.signer).toBe("Ève Roy");
    expect(() => withRecordedConsent(minor, line("communication", true), recording)).toThrow(
      "Les photos d’une personne mineure ne servent pas à la communication.",
    );
  });
});
