import { chromium } from "playwright";

/** Opens a page with controls and text in the browser whose path is given: without fonts it dies there. */
const executablePath = process.argv[2] ?? "";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage();
  await page.setContent(
    `<p>Œuvre</p><input value="Évaluer"><select><option>Un</select><textarea></textarea>`,
  );
  const { width } = (await page.getByRole("combobox").boundingBox()) ?? { width: 0 };
  if (width === 0) throw new Error("The browser draws no text.");
} finally {
  await browser.close();
}
