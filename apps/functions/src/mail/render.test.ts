import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { mailContentSchema } from "./mailContent.ts";
import { renderHtml } from "./renderHtml.ts";
import { renderText } from "./renderText.ts";
import { exampleContent, readContent } from "./testing/exampleMail.ts";

const EVIL = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>\u0000`;
const ESCAPED = "&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;img src=x onerror=alert(1)&gt;";

test("the text says what the blocks say, in their order", () => {
  expect(renderText(readContent())).toBe(
    `Bonjour Anaïs,

Voici votre rapport.
Il est en pièce jointe.

En bref
- Hydratation\u00A0: 62 / 100 (amélioration)
- Éclat\u00A0: 55 / 100

Prendre rendez-vous\u00A0:
https://institut.example/rdv?a=1&b=2

Claire Fontaine
Lumière de Peau
04 78 00 00 00

Vous recevez ce message parce que vous l’avez accepté.
`,
  );
});

describe("the HTML", () => {
  const source = renderHtml(readContent());

  test("the HTML says the same words, and its button leads where the text says", () => {
    const words = source
      .replace(/<(style|title)>[\s\S]*?<\/\1>/gu, "")
      .replace(/<[^>]*>/gu, "\n")
      .split("\n");
    const said = renderText(readContent())
      .split(/\n|\u00A0:|[()]/u)
      .map((line) => line.replace(/^- /u, "").trim())
      .filter((line) => line !== "");
    const [link = ""] = said.filter((line) => line.startsWith("https:"));
    expect(said.filter((line) => line !== link && !words.includes(line))).toEqual([]);
    expect(source).toContain(`href="${link.replace("&", "&amp;")}"`);
  });

  test("the HTML is one page in French that asks for nothing from elsewhere and knows the dark scheme", () => {
    expect(source).toContain('<html lang="fr">');
    expect(source).toContain("@media (prefers-color-scheme:dark)");
    expect(source).not.toMatch(/<(?:script|img|link|iframe|form|object)|url\(|@import/u);
    expect(source.length).toBeLessThan(8000);
  });

  test("the HTML writes whatever was typed as text", () => {
    const all = renderHtml(
      readContent({
        subject: EVIL,
        blocks: [
          { kind: "greeting", text: EVIL },
          { kind: "paragraph", text: EVIL },
          { kind: "figures", title: EVIL, figures: [{ label: EVIL, value: EVIL, note: EVIL }] },
          { kind: "button", label: EVIL, url: "https://institut.example/" },
          { kind: "signature", name: EVIL, lines: [EVIL] },
          { kind: "legal", text: EVIL },
        ],
      }),
    );
    expect(all.split(ESCAPED)).toHaveLength(11 + 1);
    expect(all).not.toMatch(/<script|<img/u);
    expect(all).not.toContain("\u0000");
  });
});

test("no text of a message turns the message around or hides signs in it", () => {
  const turned = "Claire\u202E gpj.exe\u200B\u2067 fin\u061C";
  const blocks = [
    { kind: "greeting" as const, text: turned },
    { kind: "figures" as const, title: turned, figures: [{ label: turned, value: turned, note: turned }] },
    { kind: "button" as const, label: turned, url: "https://institut.example/" },
    { kind: "signature" as const, name: turned, lines: [turned] },
  ];
  const read = readContent({ subject: turned, blocks });
  for (const written of [renderHtml(read), renderText(read), read.subject]) {
    expect(written).toContain("Claire gpj.exe fin");
    expect(written).not.toMatch(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C]/u);
  }
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "http://institut.example/",
  "//evil.example",
  "",
  "https://",
])("a button does not lead to %j", (url) => {
  const blocks = [...exampleContent.blocks, { kind: "button" as const, label: "Ouvrir", url }];
  expect(v.is(mailContentSchema, { ...exampleContent, blocks })).toBe(false);
});
