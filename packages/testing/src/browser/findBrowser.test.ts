import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headlessShell, headlessShellFits } from "./headlessShell.ts";
import { findBrowser } from "./findBrowser.ts";

describe("the browser that is taken", () => {
  const onPath = join("/opt", "bin", "chromium");
  const env = { PATH: ["/usr/none", join("/opt", "bin")].join(delimiter) };

  test("the one that CHROMIUM names goes before all others", () => {
    expect(findBrowser({ ...env, CHROMIUM: "/my/chrome" }, () => true)).toBe("/my/chrome");
  });

  test.runIf(headlessShellFits)("the project's own goes before one on the PATH", () => {
    expect(findBrowser(env, () => true)).toBe(headlessShell);
  });

  test("a browser on the PATH is taken where the project's own is not there", () => {
    expect(findBrowser({ ...env, CHROMIUM: "" }, (path) => path === onPath)).toBe(onPath);
  });

  test("a missing browser is not named", () => {
    expect(findBrowser(env, () => false)).toBeUndefined();
  });
});

describe("the browser of the tests", () => {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = findBrowser();
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"],
    });
  });
  afterAll(() => browser.close());

  const types = [
    ..."button checkbox color date datetime-local email file image month number password radio range reset".split(
      " ",
    ),
    ..."search submit tel text time url week".split(" "),
  ];

  test("the browser of the tests draws every control of a form, and its list when it has one", async () => {
    const page = await browser.newPage({ locale: "fr-FR" });
    const inputs = types.map((type) => `<input type="${type}" aria-label="${type}">`).join("");
    await page.setContent(`<form>${inputs}
      <select><option>Peau claire<option>Peau foncée</select><select multiple><option>Un</select>
      <input list="words"><datalist id="words"><option value="Rougeurs"></datalist><textarea>Œdème</textarea>
      <button>Évaluer</button><progress></progress><meter value="0.5"></meter><output>46 %</output>
      <fieldset><legend>Âge</legend></fieldset><details><summary>Détails</summary>Oui</details>
      <p contenteditable>Éditer</p></form>`);
    const empty = await page
      .locator("form *:not(option, datalist, input[type=image])")
      .evaluateAll((all) =>
        all
          .filter((element) => element.getBoundingClientRect().width === 0)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(empty).toEqual([]);
    await page.locator("select").first().selectOption("Peau foncée");
    await page.locator("input[type=text]").fill("Anaïs Morel");
    await page.locator("input[type=date]").fill("2026-06-12");
    // A screenshot paints what the layout only measures.
    expect((await page.screenshot()).length).toBeGreaterThan(5000);
    await page.close();
  });

  test("the browser of the tests writes French with glyphs of a font, not with boxes", async () => {
    const page = await browser.newPage();
    await page.setContent("<canvas></canvas>");
    const same = await page.evaluate(() => {
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
      const picture = (text: string): string => {
        context.clearRect(0, 0, 300, 150);
        context.font = "40px sans-serif";
        context.fillText(text, 10, 60);
        return context.measureText(text).width === 0 ? "" : context.canvas.toDataURL();
      };
      const missing = picture("\u{10FFFD}");
      return [..."aAéÉèÈêçÇœŒæîïôùÿ’…«»€–0"].filter((letter) => ["", missing].includes(picture(letter)));
    });
    expect(same).toEqual([]);
    await page.close();
  });

  test("the browser of the tests has a camera that gives pictures", async () => {
    const page = await browser.newPage();
    // Cameras are for pages of a trustworthy origin.
    await page.route("http://localhost/", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto("http://localhost/");
    const width = await page.evaluate(async () => {
      const video = document.createElement("video");
      video.srcObject = await navigator.mediaDevices.getUserMedia({ video: true });
      await video.play();
      return video.videoWidth;
    });
    expect(width).toBeGreaterThan(0);
    await page.close();
  });
});
