import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { parseProfile } from "../profile/profile.ts";
import { contractingProfessional } from "./contractingProfessional.ts";
import { contractText } from "./contractText.ts";
import { legalDocumentSubtitle, needsContract } from "./legalDocument.ts";
import { parseLegalSettings } from "./legalSettings.ts";
import { legalTextOf, legalTextTitles } from "./legalTextOf.ts";
import { registerText } from "./registerText.ts";
import { completeSettings } from "./testing/completeSettings.ts";

/** Of what was accepted under each version: other words need another version. */
const accepted = {
  terms: { "2026-11-30": "352b9fc34df08706" },
  privacy: { "2026-11-30": "2ac062f2323e4fbb" },
  contract: { "2026-11-30": "8a4baa64c5b0fc1b" },
} as const;

const claire = contractingProfessional(
  parseProfile("claire", {
    firstname: "Claire",
    lastname: "Morel",
    company: "Atelier Morel",
    business: {
      street: "2 rue Basse",
      postcode: "69001",
      city: "Lyon",
      siret: "12345678900012",
      legal_form: "EI",
    },
  }),
);

const hash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

const all = {
  notice: legalTextOf("notice", completeSettings),
  privacy: legalTextOf("privacy", completeSettings),
  terms: legalTextOf("terms", completeSettings),
  "terms for health professionals": legalTextOf("terms", { ...completeSettings, health_professionals: true }),
  contract: legalTextOf("contract", completeSettings),
  "contract of a professional": contractText(completeSettings, claire),
  register: registerText(completeSettings, claire, 24),
};

test.each(["terms", "privacy", "contract"] as const)("the words of %s are those of its version", (name) => {
  const { title, version, sections } = legalTextOf(name, completeSettings);
  const versions: Readonly<Record<string, string>> = accepted[name];
  expect(versions[version ?? ""]).toBe(hash([title, sections]));
});

/** Terms of the GDPR that hold « traitement », and mean data. */
const lawTerms =
  /responsable de traitement|registre des (?:activités de )?traitements?|activités de traitement/giu;

describe.each(Object.entries(all))("%s", (_name, text) => {
  const words = [text.title, ...text.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])];

  test("a legal text has no word of a doctor beside the law's own", () => {
    const left = words.join("\n").replaceAll(lawTerms, "");
    expect(left).not.toMatch(/patient|pathologie|traitement|guéri|ordonnance/iu);
  });

  test("a legal text is typeset in French", () => {
    for (const line of words) {
      expect(line).not.toMatch(/'|[^\u202F][;!?]|[^\u00A0\d]:|« | »|undefined|null/u);
      expect(line).not.toMatch(/à compléter\]/u);
    }
  });

  test("a legal text has no heading or paragraph twice in a section", () => {
    expect(new Set(text.sections.map(({ heading }) => heading)).size).toBe(text.sections.length);
    for (const { paragraphs } of text.sections) expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });
});

test.each(Object.entries(legalTextTitles))("the title of %s is that of its page", (name, title) => {
  expect(legalTextOf(name as keyof typeof legalTextTitles, completeSettings).title).toBe(title);
});

test("every fact of the deployment stands in the notice or the privacy policy", () => {
  const said = JSON.stringify([all.notice, all.privacy]).replaceAll(/\s/gu, " ");
  const { publisher, host, privacy, processors } = completeSettings;
  const facts = [publisher, host, privacy, ...processors].flatMap((part) => Object.values(part));
  expect(facts.filter((value) => value !== null && !said.includes(value))).toEqual([]);
});

test("a fact that is not set is said to be, and breaks no text", () => {
  const bare = parseLegalSettings(null);
  for (const name of ["notice", "privacy", "terms", "contract"] as const) {
    expect(JSON.stringify(legalTextOf(name, bare))).toContain("[à compléter]");
  }
});

test("the certificate of the host stands in the notice where there is one", () => {
  const host = { ...completeSettings.host, hds_certificate: "HDS v2" };
  expect(JSON.stringify(legalTextOf("notice", { ...completeSettings, host }))).toContain("HDS v2");
  expect(JSON.stringify(all.notice)).not.toContain("données de santé");
});

test("the contract names both parties, the processors and what article 28 asks for", () => {
  const said = JSON.stringify(all["contract of a professional"]);
  for (const part of [
    "Atelier Morel, représentée par Claire Morel, 2 rue Basse, 69001 Lyon",
    "EI, SIRET 12345678900012",
  ]) {
    expect(said).toContain(part);
  }
  for (const part of [
    "Exemple, SAS",
    "Nuage",
    "instruction documentée",
    "article 32",
    "48 heures",
    "audits",
  ]) {
    expect(said).toContain(part);
  }
  expect(JSON.stringify(all.contract)).toContain("la personne qui ouvre le compte");
});

test("the register says how long this account keeps its photos", () => {
  expect(JSON.stringify(all.register)).toContain("24 mois, comme réglé dans le compte");
  expect(JSON.stringify(registerText(completeSettings, claire, null))).toContain(
    "durée par défaut du service",
  );
});

test("the contract's subtitle says when it was accepted, and nothing where it was not", () => {
  const date = new Date("2026-12-05T10:00:00Z");
  expect(legalDocumentSubtitle({ version: "2026-11-30", date })).toMatch(/acceptée le 5.décembre.2026\.$/u);
  expect(legalDocumentSubtitle(null)).toMatch(/^En vigueur depuis le 30.novembre.2026\.$/u);
});

test("a professional is asked for the contract until she has accepted its present words; staff are not", () => {
  const date = new Date(0);
  const asked = (role: "customer" | "admin", version: string | null): boolean =>
    needsContract({ role, contract: version === null ? null : { version, date } });
  expect([asked("customer", null), asked("customer", "2026-01-01")]).toEqual([true, true]);
  expect([asked("customer", "2026-11-30"), asked("admin", null)]).toEqual([false, false]);
});
