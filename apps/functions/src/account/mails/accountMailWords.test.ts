import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { siteOrigin } from "../../config/environment.ts";
import { mailContentSchema } from "../../mail/mailContent.ts";
import { renderText } from "../../mail/renderText.ts";
import type { ReadAccountMail } from "./accountMail.ts";
import { accountMailWords } from "./accountMailWords.ts";

const date = new Date("2026-12-01T09:30:00Z");
const code = "c".repeat(43);
const origin = "https://app.carnation.example";

const resetLink = `${origin}/reset?code=1`;

const textOf = (mail: ReadAccountMail, firstname = "Claire"): string => {
  const content = v.parse(mailContentSchema, accountMailWords(mail, { origin, firstname, resetLink }));
  return `${content.subject}\n\n${renderText(content)}`;
};

test.each<[ReadAccountMail, ...string[]]>([
  [
    { kind: "invitation", code, firstname: "Inès", expires: date },
    "Bonjour Inès,",
    `${origin}/auth/firstlogin?code=${code}`,
    "jusqu’au 1er décembre 2026",
  ],
  [
    { kind: "sign-up", code, firstname: "", expires: date },
    "Bonjour,",
    `${origin}/auth/firstlogin?code=${code}`,
    "10 h 30",
  ],
  [{ kind: "already-joined" }, `${origin}/auth/login`, `${origin}/auth/passwordforgotten`],
  [{ kind: "address-changed", next: "neuve@exemple.fr" }, "Bonjour Claire,", "neuve@exemple.fr"],
  [{ kind: "password-changed" }, `${origin}/auth/passwordforgotten`],
  [
    { kind: "password-reset" },
    "Bonjour Claire,",
    `${origin}/reset?code=1`,
    `${origin}/auth/passwordforgotten`,
  ],
  [{ kind: "deletion-requested", due: date }, "1er décembre 2026", `${origin}/user/account`],
  [{ kind: "deletion-taken-back" }, `${origin}/user/subscription`],
  [{ kind: "account-erased" }, "Bonjour,", "dix ans"],
  [{ kind: "payment-failed" }, `${origin}/user/subscription`],
])("%j says what it is about and where to go", (mail, ...words) => {
  const text = textOf(mail);
  for (const word of words) expect(text.replaceAll("\u00A0", " ")).toContain(word);
  // French signs have their spaces, and no blank that a line could break at.
  expect(text).not.toMatch(/ [;!?:»]|« /u);
  expect(text).not.toMatch(/patient|'|undefined/u);
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  [{ CARNATION_ORIGIN: "https://app.carnation.example/, https://autre.example" }, origin],
  [{ CARNATION_ORIGIN: "", LOCAL_FIREBASE_SITE: "http://127.0.0.1:5000" }, "http://127.0.0.1:5000"],
  [{ LOCAL_FIREBASE_SITE: "", FIREBASE_CONFIG: '{"projectId":"institut"}' }, "https://institut.web.app"],
])("%j leads to %s", (variables, site) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  expect(siteOrigin()).toBe(site);
});

test.each(["address-changed", "password-changed", "deletion-requested"] as const)(
  "%s names the support of the deployment, and promises none without one",
  (kind) => {
    const mail = { kind, next: "lea@exemple.fr", due: new Date("2026-12-23T10:00:00Z") } as ReadAccountMail;
    const words = (support: string | null) =>
      JSON.stringify(accountMailWords(mail, { origin: "https://carnation.example", firstname: "", support }));
    expect(words("aide@carnation.example")).toContain("aide@carnation.example");
    expect(words(null)).not.toMatch(/contactez|écrivez/iu);
  },
);
