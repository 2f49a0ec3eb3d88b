import { afterEach, beforeEach, expect, test } from "vitest";
import { emulateMedia } from "../testing/emulateMedia.ts";
import page from "./page.css?inline";
import styles from "./styles.css?inline";

/** A page of somebody else's, in the browser's own clothes, with every element that a reset would touch. */
const hostPage = `
  <header id="bar" class="bar cn-no-print"><a href="#shop">Boutique</a> <button type="button">Panier</button></header>
  <h1>Titre</h1><h2>Sous-titre</h2><h3>Partie</h3><p>Un <a href="#a">lien</a>, un <em>mot</em>.</p>
  <ul><li>puce</li></ul><ol><li>numéro</li></ol><dl><dt>mot</dt><dd>sens</dd></dl>
  <fieldset><legend>Adresse</legend><label>Rue <input placeholder="rue"></label><input type="search" value="a">
    <input type="checkbox"><input type="range"><select><option>France</option></select><textarea></textarea>
    <button disabled>Envoyer</button></fieldset>
  <figure><img alt="" width="40" height="40"></figure>
  <table><caption>Prix</caption><thead><tr><th>Soin</th></tr></thead><tbody><tr><td>49</td></tr></tbody></table>
  <div data-theme="dark">partie</div>`;
const kit = `
  <section class="cn-card"><h2>Résultat</h2><ul><li>Rougeurs</li></ul><p><a class="cn-link" href="#b">Lien</a></p>
    <button type="button" class="cn-button cn-button--primary">Comparer</button></section>
  <p id="sentence" style="font: 30px serif; color: rgb(1 2 3); letter-spacing: 2px">Voir <a class="cn-link" href="#c">la page</a></p>`;

/** A document of its own: other files leave their sheets in the page of the tests. */
let frame: HTMLIFrameElement;
const host = (): Document => frame.contentDocument!;

beforeEach(() => {
  frame = document.createElement("iframe");
  // In a frame the theme of the system is that of the frame.
  frame.style.cssText = "width: 1000px; height: 800px; color-scheme: light dark";
  document.body.append(frame);
  host().body.innerHTML = `<main id="host">${hostPage}</main><aside style="position: fixed; width: 600px; height: 300px; overflow: auto">${kit}</aside>`;
});

afterEach(async () => {
  frame.remove();
  await emulateMedia();
});

function load(css: string): void {
  const sheet = host().createElement("style");
  sheet.textContent = `${css} aside * { transition: none }`;
  host().head.replaceChildren(sheet);
}

/** Every property of every element of the host, its root and its generated content, but the kit's own variables. */
function looks(): string[] {
  const elements = [host().documentElement, host().body, ...host().querySelectorAll("#host, #host *")];
  return elements.flatMap((element, place) =>
    (element.matches("input") ? ["", "::placeholder"] : ["", "::before"]).flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const said = [...style].filter((name) => !name.startsWith("--"));
      return said.map(
        (name) => `${place} ${element.tagName}${pseudo} ${name}: ${style.getPropertyValue(name)}`,
      );
    }),
  );
}

test.each([
  ["in the dark", { colorScheme: "dark" }],
  ["with motion reduced", { reducedMotion: true }],
  ["on paper", { media: "print" }],
] as const)("the host's page is what it was, %s", async (_, media) => {
  await emulateMedia(media);
  // What stays on the screen alone is a contract that the host signs with the class.
  if ("media" in media) host().querySelector("#bar")?.classList.remove("cn-no-print");
  host().querySelector<HTMLElement>("#host a")?.focus();
  const before = new Set(looks());
  load(styles);
  expect(looks().filter((line) => !before.has(line))).toEqual([]);
});

const style = (selector: string): CSSStyleDeclaration => getComputedStyle(host().querySelector(selector)!);

test("a component in that page has the kit's letters, ink and boxes; a link in a sentence has the sentence's", () => {
  load(styles);
  expect(style(".cn-card").fontFamily).toContain("Hanken Grotesk");
  expect(style(".cn-card").fontSize).toBe("15px");
  expect(style(".cn-card").lineHeight).toBe("22.5px");
  expect(style(".cn-card").boxSizing).toBe("border-box");
  expect(style(".cn-card h2").fontFamily).toContain("Newsreader");
  expect(style(".cn-card ul").listStyleType).toBe("none");
  expect(style(".cn-button").backgroundColor).toBe("rgb(26, 32, 47)");
  expect(style("#sentence a").fontSize).toBe("30px");
  expect(style("#sentence a").color).toBe("rgb(1, 2, 3)");
  expect(style("#sentence a").letterSpacing).toBe("2px");
});

test("a page that the host leaves light has light components, whatever the system; page.css follows it", async () => {
  await emulateMedia({ colorScheme: "dark" });
  load(styles);
  expect(style(".cn-button").backgroundColor).toBe("rgb(26, 32, 47)");
  load(`${styles}${page}`);
  expect(style(".cn-button").backgroundColor).toBe("rgb(243, 239, 236)");
  expect(style("html").backgroundColor).toBe("rgb(16, 18, 25)");
  expect(style("#host ul").listStyleType).toBe("none");
  expect(style("#host").fontFamily).toContain("Hanken Grotesk");
  // Colours that the reader forces are the reader's, in the dark too.
  await emulateMedia({ colorScheme: "dark", forcedColors: true });
  expect(getComputedStyle(host().documentElement).getPropertyValue("--cn-ground")).toBe("Canvas");
});

/** Bootstrap's and Tailwind's resets, and those of sites without a framework, say such things of elements. */
const hostElements = `
  svg { vertical-align: middle } legend { float: left; width: 50%; font-size: 24px } label { font-weight: 700 }
  caption { padding: 8px; color: rgb(9 9 9) } th, td { padding: 10px; border: 1px solid rgb(9 9 9); vertical-align: top }
  h3 { color: rgb(9 9 9); letter-spacing: 3px; text-transform: uppercase }
  button, input { padding: 9px; border: 3px solid rgb(9 9 9); border-radius: 99px; background: rgb(9 9 9); box-shadow: 0 0 9px }`;

test("a host's rule for elements in an earlier layer goes past the kit's own; its classes hold", () => {
  host().querySelector("aside")!.innerHTML = `<section class="cn-card"><h3 class="cn-card__title">Titre</h3>
    <fieldset><legend class="cn-fieldset__legend">Visite</legend><label>Suivi <input></label></fieldset>
    <table class="cn-data-table"><caption>Clients</caption><thead><tr><th>Nom</th></tr></thead>
      <tbody><tr><td>Zoé</td></tr></tbody></table><svg class="lucide"></svg><button type="button" class="cn-tabs__tab">A</button>
    <button type="button" class="btn">De l’hôte</button></section>`;
  const kitLooks = (): string[] =>
    [...host().querySelectorAll("aside *:not(.btn)")].flatMap((element) => {
      const said = getComputedStyle(element);
      // Sizes follow from the neighbour that the host has dressed.
      const names = [...said].filter(
        (name) => !/^--|size|height|width|origin|inset|^(?:top|left|right|bottom)$/u.test(name),
      );
      return names.map((name) => `${element.tagName} ${name}: ${said.getPropertyValue(name)}`);
    });
  load(styles);
  const before = new Set(kitLooks());
  // MUI spaces the letters of the whole page.
  host().querySelector("aside")!.style.letterSpacing = "1px";
  load(`@layer host, carnation; @layer host { ${hostElements} .btn { border-radius: 5px } } ${styles}`);
  expect(kitLooks().filter((line) => !before.has(line))).toEqual([]);
  expect(style(".btn").borderTopLeftRadius).toBe("5px");
});

test("a visually hidden element stays so, whatever a host says in no layer", () => {
  host().querySelector("aside")!.innerHTML = `<section class="cn-card"><fieldset>
    <legend class="cn-visually-hidden">Vue</legend></fieldset></section>
    <div class="cn-data-table"><label class="cn-data-table__sort-select">Trier par</label></div>`;
  load(
    `${styles} label { display: inline-block } legend { float: left; width: 100%; padding: 9px; position: static }`,
  );
  expect(host().querySelector("aside legend")!.getBoundingClientRect()).toMatchObject({
    width: 1,
    height: 1,
  });
  expect(style("aside legend").position).toBe("absolute");
  expect(style("aside label").display).toBe("none");
  host().querySelector("aside")!.style.width = "400px";
  expect(style("aside label").display).not.toBe("none");
});
