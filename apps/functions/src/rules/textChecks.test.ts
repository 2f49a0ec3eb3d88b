import { webAddressField } from "@carnation/domain/field";
import { visibleText } from "@carnation/domain/text";
import { doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

// One vocabulary of text checks: what the domain takes out of what is typed, the rules refuse from whoever writes directly.

let backend: TestBackend;
let claire: TestClient;
let sophie: TestClient;

const own = {
  name: "Sérum",
  owner: "claire",
  active: true,
  category: "cosmetics",
  subcategory: "subcategories/serum",
  picture: null,
  description: "",
  use: "",
  moments: ["morning"],
  frequency: "",
  price: 4200,
  vatRate: 2000,
  weights: { "30": 5 },
  contraindications: [],
  note: "",
  order: null,
  created: new Date(0),
};
const article = {
  title: "Titre",
  summary: "",
  body: "",
  picture: null,
  picture_alt: "",
  tags: [],
  published: false,
};

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire");
  await backend.addUser("sophie", { role: "admin" });
  const { admin } = backend;
  await admin.doc("recommendations/r1").set(own);
  await admin.doc("news/n1").set(article);
  await admin.doc("tags/t1").set({ text: "Été", news_count: 0 });
  await admin.doc("contraindications/c1").set({ name: "Grossesse" });
  await admin.doc("subcategories/s1").set({ name: "Sérums", category: "cosmetics", active: true });
  claire = await backend.signIn("claire");
  sophie = await backend.signIn("sophie");
});

afterAll(() => backend.stop());

const updated = () => ({ updated: serverTimestamp() });
/** Every text that a client may write: its path, field, and who writes it. */
const textFields: readonly (readonly [string, string, "claire" | "sophie"])[] = [
  ...["firstname", "lastname", "company"].map((field) => ["users/claire", field, "claire"] as const),
  ...[
    "activity",
    "legal_form",
    "street",
    "complement",
    "city",
    "registration",
    "mediator",
    "mentions",
    "website",
  ].map((field) => ["users/claire", `business.${field}`, "claire"] as const),
  ...["name", "description", "use", "frequency", "note"].map(
    (field) => ["recommendations/r1", field, "claire"] as const,
  ),
  ...["title", "summary", "body", "picture_alt"].map((field) => ["news/n1", field, "sophie"] as const),
  ["tags/t1", "text", "sophie"],
  ["contraindications/c1", "name", "sophie"],
  ["contraindications/c1", "group", "sophie"],
  ["subcategories/s1", "name", "sophie"],
  ["subcategories/s1", "warning", "sophie"],
];
const lines = textFields.filter(([, field]) => !/mentions|description|use|note|body|warning/u.test(field));

const write = (path: string, field: string, who: "claire" | "sophie", text: unknown): Promise<void> => {
  const dated = path.startsWith("recommendations/") || path.startsWith("news/") ? updated() : {};
  return updateDoc(doc((who === "claire" ? claire : sophie).db, path), { [field]: text, ...dated });
};
const refused = { code: "permission-denied" };

const unseen: readonly (readonly [string, string])[] = [
  ["a right-to-left override", "Crème\u202Egpj"],
  ["an isolate", "Crème\u2067"],
  ["an Arabic letter mark", "Crème\u061C"],
  ["a zero-width space", "Cr\u200Bème"],
  ["a soft hyphen", "Cr\u00ADème"],
  ["a filler", "Crème\u3164"],
  ["a tag", "Crème\u{E0041}"],
  ["a control character", "Crème\u0007"],
];

describe.each(textFields)("%s %s", (path, field, who) => {
  test("textChecks takes a text of letters, emojis and typographic signs", async () => {
    const text = field.endsWith("website") ? "https://institut.fr/été" : "« Crème » n’est\u202F! 🧴";
    await expect(write(path, field, who, text)).resolves.toBeUndefined();
  });

  test.each(unseen)("textChecks refuses %s", async (_what, text) => {
    await expect(write(path, field, who, field.endsWith("website") ? `https://a.fr/${text}` : text))
      .rejects //
      .toMatchObject(refused);
  });
});

test.each(lines)("%s %s refuses a line break and a joiner that hides", async (path, field, who) => {
  const start = field.endsWith("website") ? "https://a.fr/" : "";
  for (const text of ["Claire\r\nBcc: x@y.fr", "Claire\u2028Morel", "Cl\u200Daire", "\u200CClaire"]) {
    await expect(write(path, field, who, start + text)).rejects.toMatchObject(refused);
  }
});

test("the rules and the domain know the same unseen signs, of all there are", () => {
  const rules = readFileSync(join(import.meta.dirname, "../../../../firestore.rules"), "utf8");
  const lists = rules.match(/\\\\x\{AD\}.+?\\\\x\{E0FFF\}/gu) ?? [];
  const [source = ""] = lists;
  expect(new Set(lists)).toEqual(new Set([source]));
  const signs = source.replaceAll(/\\\\x\{([\dA-F]+)\}/gu, "\\u{$1}");
  const inRules = new RegExp(`[\\p{Cc}\\u{2028}\\u{2029}${signs}]`, "u");
  const different: string[] = [];
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    if (code >= 0xd8_00 && code <= 0xdf_ff) continue;
    const sign = String.fromCodePoint(code);
    // A joiner alone hides; white space that is no space is made one.
    if (/\p{Join_Control}|[\t-\r\u2028\u2029]/u.test(sign)) continue;
    if (inRules.test(sign) !== (visibleText(sign) === "")) different.push(code.toString(16));
  }
  expect(different).toEqual([]);
});

test("the rules and the domain let the same joiners stand, between signs of every kind", () => {
  const rules = readFileSync(join(import.meta.dirname, "../../../../firestore.rules"), "utf8");
  const patterns = ["linePattern", "textPattern"].map((name) => {
    const source = new RegExp(`function ${name}\\(\\) \\{\\s*return '([^;]+)';`, "u").exec(rules)?.[1] ?? "";
    const inScript = /\\\\p\{(Latin|Greek|Cyrillic)\}/gu;
    const code = source.replaceAll(inScript, "\\p{Script=$1}").replaceAll(/\\\\x\{([\dA-F]+)\}/gu, "\\u{$1}");
    return new RegExp(`^(?:${code.replaceAll("\\\\", "\\")})$`, "u");
  });
  const signs = ["a", "é", "7", ".", "क", "م", "👩", "\u200C", "\u200D"];
  let texts = [""];
  const different: string[] = [];
  for (let length = 1; length <= 4; length += 1) {
    texts = texts.flatMap((text) => signs.map((sign) => text + sign));
    for (const text of texts) {
      const isVisible = visibleText(text) === text;
      if (patterns.some((pattern) => pattern.test(text) !== isVisible)) different.push(JSON.stringify(text));
    }
  }
  expect(different).toEqual([]);
});

test.each([
  "https://bank.fr@evil.example",
  "https://user:pass@evil.example/",
  "https://institut.fr/\nhttps://evil.example",
  "https://institut",
  "https://-a.fr",
  "http://institut.fr",
  "javascript:alert(1)",
  'https://institut.fr/"><script>',
])("a professional cannot store the web address %j, and no form takes it", async (address) => {
  expect(v.is(webAddressField, address)).toBe(false);
  await expect(write("users/claire", "business.website", "claire", address)).rejects.toMatchObject(refused);
});

test.each(["https://institut.fr", "https://www.beauté.fr:8443/a?b=1#c", "https://a-b.co.uk/é"])(
  "a professional stores the web address %j",
  async (address) => {
    expect(v.is(webAddressField, address)).toBe(true);
    await write("users/claire", "business.website", "claire", address);
  },
);

describe("one element of a list does not pass for two", () => {
  test.each([
    ["users/claire", "enabled_subcategories", "claire", "subcategories/a,subcategories/b"],
    ["users/claire", "news_read", "claire", "a,b"],
    ["recommendations/r1", "contraindications", "claire", "contraindications/a,contraindications/b"],
    ["recommendations/r1", "contraindications", "sophie", "contraindications/a,contraindications/b"],
    ["recommendations/r1", "contraindications", "sophie", "anything"],
    ["news/n1", "tags", "sophie", "Été,Hiver"],
    ["news/n1", "tags", "sophie", ""],
  ] as const)("%s %s by %s: %j", async (path, field, who, element) => {
    await expect(write(path, field, who, [element])).rejects.toMatchObject(refused);
  });

  test("lists of proper elements, and empty ones, are taken", async () => {
    const two = ["subcategories/a", "subcategories/b"];
    await expect(write("users/claire", "enabled_subcategories", "claire", two)).resolves.toBeUndefined();
    await write("users/claire", "enabled_subcategories", "claire", []);
    await write("users/claire", "news_read", "claire", ["a", "b"]);
    await write("recommendations/r1", "contraindications", "claire", [
      "contraindications/a",
      "contraindications/b",
    ]);
    await write("news/n1", "tags", "sophie", ["Été", "Soins d’hiver"]);
  });
});

test.each([
  "https://app.fr/\nhttps://evil.fr",
  "https://app.fr@evil.fr/",
  "http://127.0.0.1:x@evil.fr/",
  "http://localhost:5000 @evil.fr",
])("no payment page leads back to %j", async (address) => {
  const session = {
    subscription: "price1",
    success_url: address,
    cancel_url: "https://app.fr/",
    metadata: { uid: "claire" },
  };
  const asked = doc(claire.db, "users/claire/checkout_sessions/s1");
  await expect(setDoc(asked, session)).rejects.toMatchObject(refused);
  await setDoc(asked, { ...session, success_url: "http://localhost:5000/user/subscription?payment=success" });
  await backend.admin.doc(asked.path).delete();
});

test("a document that was stored with such signs can still be changed elsewhere", async () => {
  await backend.admin
    .doc("news/old")
    .set({ ...article, title: "Soin\u00AD doux", tags: [{ path: "tags/a" }] });
  await expect(write("news/old", "summary", "sophie", "Nouveau")).resolves.toBeUndefined();
  await backend.admin.doc("contraindications/old").set({ name: "Gros\u200Bsesse" });
  await write("contraindications/old", "group", "sophie", "Peau");
  await backend.admin.doc("recommendations/old").set({ ...own, description: "Doux\u202E" });
  await write("recommendations/old", "active", "claire", false);
});
