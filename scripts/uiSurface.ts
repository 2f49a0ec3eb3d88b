import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Writes what follows from the folders of the kit: the `exports` of its package.json (one subpath a component) and
 * the imports of `styles.css`. Run `npm run surface -w packages/ui` after adding a component; a test refuses a
 * stale result.
 */
const kit = new URL("../packages/ui/", import.meta.url);
const source = new URL("src/", kit);

const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, source)))
  .map((entry) => entry.name)
  .filter((name) => name !== "messages")
  .toSorted();
const sheets = folders.filter((name) => existsSync(new URL(`${name}/${name}.css`, source)));

/**
 * The order of the sheets in the whole one. Gzip finds again only what stood in the last 32 kB, so that a good order
 * is worth 1 kB against the alphabet; this one was found by moving sheets about and weighing the result. A component
 * and a part that it is made of stay in the order of the alphabet: their rules may meet on one element. A sheet that
 * it does not name comes last.
 */
const order = [
  "alert app-shell button tabs stepper checkbox-field price band-mark data-table bar-chart",
  "criteria-panel consent-form date-field brand public-shell chart-frame color-field avatar",
  "comparison-chart score-delta skeleton criterion-gauge confirm-dialog page-header trend-chart",
  "combobox-field checkbox-group link field dialog error-summary breadcrumbs drawer icon-button",
  "mask-viewer error-state form stat-tile empty-state description-list band-scale badge resource-list",
  "card menu photo-uploader product-card pagination progress multi-select-field select-field",
  "search-field picture-field rich-text-field resource-form photo-compare capture-frame tooltip",
  "routine-board file-field popover photo-parts spinner toast timeline switch-field number-field",
  "text-area-field filter-bar quote-table weight-field signature-pad visually-hidden zoom-pan",
  "radio-field segmented-control skip-link",
].flatMap((line) => line.split(" "));
const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
const orderedSheets = sheets.toSorted((one, other) => place(one) - place(other));

const module = (name: string, file: string): object => ({
  "@carnation/source": `./src/${name}.ts`,
  types: `./dist/${file}.d.ts`,
  default: `./dist/${file}.js`,
});
const sheet = (from: string, to: string): object => ({
  "@carnation/source": `./src/${from}`,
  default: `./dist/${to}`,
});

const exports = Object.fromEntries([
  ...folders.flatMap((name) => [
    [`./${name}`, module(`${name}/index`, `${name}/index`)],
    ...(sheets.includes(name)
      ? [[`./${name}.css`, sheet(`${name}/${name}.css`, `${name}/${name}.css`)]]
      : []),
  ]),
  ["./messages", module("messages/index", "messages/index")],
  ...["fr", "en"].map((name) => [`./messages/${name}`, module(`messages/${name}`, `messages/${name}`)]),
  ...["styles.css", "tokens.css", "base.css", "page.css", "fonts.css", "theme.css", "tokens.json"].map(
    (name) => [`./${name}`, sheet(`styles/${name}`, name)],
  ),
  ["./package.json", "./package.json"],
]) as Record<string, unknown>;

const manifestFile = new URL("package.json", kit);
const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, unknown>;
writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);

const styles = [
  "@layer carnation.tokens, carnation.base, carnation.components;",
  "",
  '@import "./tokens.css";',
  '@import "./base.css";',
  ...orderedSheets.map((name) => `@import "../${name}/${name}.css";`),
];
writeFileSync(new URL("styles/styles.css", source), `${styles.join("\n")}\n`);
