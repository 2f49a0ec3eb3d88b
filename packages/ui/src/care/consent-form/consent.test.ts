import { expect, test } from "vitest";
import { consentProblems, emptyConsent, parseConsent } from "./consent.ts";

const clauses = [
  { id: "analysis", text: "J’accepte l’analyse de ma photo.", required: true },
  { id: "email", text: "J’accepte de recevoir mes résultats par e-mail.", required: false },
];
const signature = { kind: "typed", name: " Anaïs Morel ", confirmed: true } as const;

test("everything that is required is missing from an empty form, in the order of the form", () => {
  expect(consentProblems(emptyConsent, clauses).map(({ at }) => at)).toEqual([
    "clause",
    "signerName",
    "signature",
  ]);
  expect(parseConsent(emptyConsent, clauses, "3")).toBeNull();
});

test("a clause that is optional is not required", () => {
  const values = { accepted: ["analysis"], signerName: "Anaïs Morel", signature };
  expect(consentProblems(values, clauses)).toEqual([]);
});

test("a recorded consent is trimmed, in the order of the text, and names its version", () => {
  const values = { accepted: ["email", "unknown", "analysis"], signerName: " Anaïs Morel", signature };
  expect(parseConsent(values, clauses, "3")).toEqual({
    accepted: ["analysis", "email"],
    signerName: "Anaïs Morel",
    signature: { kind: "typed", name: "Anaïs Morel", confirmed: true },
    version: "3",
  });
});
