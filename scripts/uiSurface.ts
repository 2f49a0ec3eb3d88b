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
  ...["styles.css", "tokens.css", "base.css", "fonts.css", "theme.css", "tokens.json"].map((name) => [
    `./${name}`,
    sheet(`styles/${name}`, name),
  ]),
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
  ...sheets.map((name) => `@import "../${name}/${name}.css";`),
];
writeFileSync(new URL("styles/styles.css", source), `${styles.join("\n")}\n`);
