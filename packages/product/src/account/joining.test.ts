import { describe, expect, it, test } from "vitest";
import { needsWelcome, parseProfile } from "../profile/profile.ts";
import {
  CONTRACT_VERSION,
  PRIVACY_VERSION,
  storedAcceptanceSchema,
  TERMS_VERSION,
} from "../profile/acceptance.ts";
import { activateAccountRequest, invitationRequest, requestSignUpRequest } from "./invitation.ts";
import { deleteAccountRequest } from "./leaving.ts";
import { storedDeletionSchema } from "../profile/accountDeletion.ts";
import {
  photoRetentionLimit,
  photoRetentionMonths,
  previewRetentionRequest,
} from "../profile/photoRetention.ts";
import { parsePayload } from "../wire/payload.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const code = "Ab_-".padEnd(43, "x");
const account = {
  code,
  firstname: " Inès ",
  lastname: "Garnier",
  company: "Atelier  Garnier",
  password: "trois mots choisis",
  terms: TERMS_VERSION,
  privacy: PRIVACY_VERSION,
  contract: CONTRACT_VERSION,
};

describe("requests of who is signed in nowhere", () => {
  it("requests of who is signed in nowhere take an address as it is kept, and a code of 256 bits", () => {
    expect(parsePayload(requestSignUpRequest, { email: " Ines@Exemple.FR " })).toEqual({
      email: "ines@exemple.fr",
    });
    expect(parsePayload(invitationRequest, { code })).toEqual({ code });
    for (const wrong of ["", code.slice(1), `${code}x`, `${code.slice(1)}/`, 4, null]) {
      expect(() => parsePayload(invitationRequest, { code: wrong })).toThrow(
        expect.objectContaining({ code: "invalid-argument" }),
      );
    }
  });

  it("requests of who is signed in nowhere take what the first login gives, with the versions that were accepted", () => {
    const { password, ...filledIn } = parsePayload(activateAccountRequest, account);
    expect(password).toBe("trois mots choisis");
    expect(filledIn).toEqual({
      code,
      firstname: "Inès",
      lastname: "Garnier",
      company: "Atelier Garnier",
      terms: TERMS_VERSION,
      privacy: PRIVACY_VERSION,
      contract: CONTRACT_VERSION,
    });
  });

  it.each([
    [
      { terms: true },
      "Acceptez les conditions générales et le contrat de sous-traitance des données pour continuer.",
    ],
    [
      { terms: "hier" },
      "Acceptez les conditions générales et le contrat de sous-traitance des données pour continuer.",
    ],
    [{ privacy: undefined }, "Confirmez avoir lu la politique de confidentialité pour continuer."],
    [
      { contract: undefined },
      "Rechargez la page pour lire et accepter le contrat de sous-traitance des données.",
    ],
    [{ firstname: "" }, "Saisissez votre prénom."],
    [{ password: "court" }, "Choisissez un mot de passe de 12 caractères au moins."],
  ])("requests of who is signed in nowhere refuse %j in words", (fields, message) => {
    expect(() => parsePayload(activateAccountRequest, { ...account, ...fields })).toThrow(message);
  });
});

test("the answers of joining are read, and what is none is refused", () => {
  const invitation = { email: "a@b.fr", firstname: "", lastname: "", company: "" };
  expect(parseResponse(callables.readinvitation, { ...invitation, role: "admin" })).toEqual(invitation);
  expect(parseResponse(callables.activateaccount, { email: "a@b.fr" })).toEqual({ email: "a@b.fr" });
  const due = new Date("2026-12-23T13:05:00.000Z");
  expect(parseResponse(callables.deleteaccount, { due: due.toISOString() })).toEqual({ due });
  expect(parseResponse(callables.previewretention, { diagnoses: 3, next: due.toISOString() })).toEqual({
    diagnoses: 3,
    next: due,
  });
  expect(parseResponse(callables.previewretention, { diagnoses: 0, next: null }).next).toBeNull();
  const { readinvitation, activateaccount, deleteaccount, previewretention } = callables;
  for (const row of [readinvitation, activateaccount, deleteaccount, previewretention]) {
    expect(() => parseResponse(row, {})).toThrow(expect.objectContaining({ code: "internal" }));
  }
});

describe("leaving", () => {
  it("leaving is confirmed with an address", () => {
    expect(parsePayload(deleteAccountRequest, { confirmation: "A@B.FR" })).toEqual({
      confirmation: "a@b.fr",
    });
    expect(() => parsePayload(deleteAccountRequest, { confirmation: "oui" })).toThrow("n’est pas complète");
  });

  it("leaving is read as it is stored; what cannot be read is none", () => {
    const date = new Date(0);
    const profile = parseProfile("claire", {
      deletion: { requested: date, due: { toDate: () => date } },
      terms: { version: TERMS_VERSION, date },
      privacy: { version: "jamais", date },
      contract: { version: CONTRACT_VERSION, date },
      photo_retention_months: 7,
      news_read: ["a", 4, "b"],
      notifications: { news: "oui" },
    });
    expect(profile.deletion).toEqual({ requested: date, due: date });
    expect(profile.terms).toEqual({ version: TERMS_VERSION, date });
    expect(profile.contract).toEqual({ version: CONTRACT_VERSION, date });
    expect(profile).toMatchObject({
      privacy: null,
      photoRetentionMonths: null,
      newsRead: ["a", "b"],
      notifications: { news: false },
    });
    expect([storedDeletionSchema.fallback, storedAcceptanceSchema.fallback]).toEqual([null, null]);
  });
});

test("a new professional is welcomed, once; one who was there before is not", () => {
  const terms = { version: TERMS_VERSION, date: new Date(0) };
  expect(needsWelcome({ terms, welcomed: null })).toBe(true);
  expect(needsWelcome({ terms, welcomed: new Date(0) })).toBe(false);
  expect(needsWelcome({ terms: null, welcomed: null })).toBe(false);
});

describe("the retention of photos", () => {
  it.each([
    ["2026-11-23T10:00:00Z", 24, "2024-11-23T10:00:00.000Z"],
    ["2026-08-31T10:00:00Z", 6, "2026-02-28T10:00:00.000Z"],
    ["2028-08-31T10:00:00Z", 6, "2028-02-29T10:00:00.000Z"],
    ["2026-01-15T00:00:00Z", 12, "2025-01-15T00:00:00.000Z"],
    // The other way round: when a photo of today goes.
    ["2026-08-31T10:00:00Z", -6, "2027-02-28T10:00:00.000Z"],
  ])("the limit of the retention at %s, %i months ago, is %s", (now, months, limit) => {
    expect(photoRetentionLimit(months, new Date(now)).toISOString()).toBe(limit);
  });

  it("the retention of photos is one of four, or that of the settings", () => {
    for (const months of [...photoRetentionMonths, null]) {
      expect(parsePayload(previewRetentionRequest, { months })).toEqual({ months });
    }
    for (const months of [0, 7, "6", undefined]) {
      expect(() => parsePayload(previewRetentionRequest, { months })).toThrow("durée de conservation");
    }
  });
});
