import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { createPdf } from "./pdf.ts";

async function textOf(text: string): Promise<string> {
  const bytes = await createPdf("Facture", [{ x: 56, y: 100, text, size: 10 }], []);
  const page = await (await getDocument({ data: new Uint8Array(bytes) }).promise).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

test.each(["Hélène Œdipe", "Ελένη Παπαδοπούλου", "Олена Шевченко", "Nguyễn Thị Hồng Ngọc"])(
  "an invoice prints the name %s",
  async (name) => {
    expect(await textOf(name)).toBe(name);
  },
);

test.each(["李小龍", "محمد علي"])("an invoice says that it leaves out the letters of %s", async (name) => {
  expect(await textOf(`${name} SARL`)).toMatch(/^\[…\] SARL .*remplace des lettres d’un alphabet/u);
});
