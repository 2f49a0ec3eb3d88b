import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type ExtractorMessage,
  ExtractorLogLevel,
} from "@microsoft/api-extractor";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { readModule } from "../packages/ui/src/testing/declaredModules.ts";
import { kitFolders } from "../packages/ui/src/testing/kitFolders.ts";
import { sheetFinder } from "../packages/ui/src/testing/neededSheets.ts";
import {
  listedTypes,
  propertySection,
  remainingDeclarations,
} from "../packages/ui/src/testing/propertyPage.ts";
import { indexSurface } from "../packages/ui/src/testing/publicApi.ts";

/**
 * Writes the API.md of the published packages from the declarations that the compiler has built, by API Extractor:
 * `npm run api`, after a build. With `--check` it writes nothing and fails when a page says something else.
 */

const root = join(import.meta.dirname, "..");
const compilerOptions = {
  target: "es2023",
  lib: ["es2024", "dom", "dom.iterable"],
  module: "preserve",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  types: [],
};
const silent = { default: { logLevel: ExtractorLogLevel.None } };

const manifestSchema = v.object({
  name: v.string(),
  exports: v.record(v.string(), v.union([v.string(), v.object({ types: v.optional(v.string()) })])),
});
/** Holds what is needed of API Extractor's model: the names of an entry, with their docstrings. */
const modelSchema = v.object({
  members: v.tuple([
    v.object({ members: v.array(v.object({ name: v.string(), docComment: v.optional(v.string(), "") })) }),
  ]),
});

interface Entry {
  /** As a host writes it: `@carnation/ui/alert`, or the package's own name. */
  readonly path: string;
  /** Holds what each documented name is for, in one sentence. */
  readonly sentences: ReadonlyMap<string, string>;
  readonly undocumented: readonly string[];
  /** Every declaration that a host meets. */
  readonly declarations: string;
}

function firstSentence(doc: string): string {
  const lines = doc.replaceAll(/^\/\*\*|\*\/\s*$/gu, "").split("\n");
  const text = lines.map((line) => line.replace(/^\s*\* ?/u, "").trim()).join(" ");
  const told = text.replace(/ @(?:returns|param|throws|example|default)[\s\S]*$/u, "").trim();
  return /^.+?[.!?](?=\s+[«"`(A-ZÀ-Ý]|$)/u.exec(told)?.[0] ?? told;
}

/** The block of a report, without what only says that all of it is public. */
function declarationsOf(report: string): string {
  const [, block = ""] = /```ts\n([\s\S]*?)\n```/u.exec(report) ?? [];
  return block
    .replaceAll(
      /^ *\/\/ (?:@public(?: \(undocumented\))?|\(undocumented\)|\(No @packageDocumentation.*\))\n?/gmu,
      "",
    )
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
}

/** Matches a name that API Extractor has numbered, since it is a global one too: `export { Text_2 as Text }`. */
const NUMBERED = /^export \{ (?<numbered>\w+_\d+) as (?<name>\w+) \}\n?/gmu;

/** Gives the names of an entry as they are imported. */
function withImportedNames({ sentences, undocumented, declarations, path }: Entry): Entry {
  const names = new Map(
    [...declarations.matchAll(NUMBERED)].map(({ groups }) => [
      groups?.["numbered"] ?? "",
      groups?.["name"] ?? "",
    ]),
  );
  const imported = (text: string): string =>
    text.replaceAll(/\b\w+_\d+\b/gu, (found) => names.get(found) ?? found);
  return {
    path,
    sentences: new Map([...sentences].map(([name, sentence]) => [imported(name), sentence])),
    undocumented: undocumented.map(imported),
    declarations: imported(
      declarations
        .replaceAll(NUMBERED, "")
        .replaceAll(/^(?<kind>const|function|class) (?=\w+_\d+\b)/gmu, "export $<kind> "),
    ).trim(),
  };
}

/**
 * The entries of a built package that have types.
 * @throws Error with what API Extractor says when it cannot read one
 */
function readEntries(folder: string, found: string): Entry[] {
  const { name, exports } = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  const files = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === "string" || target.types === undefined
      ? []
      : [{ path: `${name}${path.slice(1)}`, file: join(folder, target.types) }],
  );
  const overrideTsconfig = { compilerOptions, files: files.map(({ file }) => file) };
  let compilerState: CompilerState | undefined;
  return files.map(({ path, file }) => {
    const model = join(found, "model.json");
    const extractorConfig = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(folder, "package.json"),
      configObject: {
        projectFolder: folder,
        mainEntryPointFilePath: file,
        newlineKind: "lf",
        compiler: { overrideTsconfig },
        apiReport: {
          enabled: true,

          reportFolder: found,
          reportTempFolder: join(found, "temp"),
          reportFileName: "entry",
        },
        docModel: { enabled: true, apiJsonFilePath: model },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: silent,
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
    });
    // One program of the compiler for all entries.
    compilerState ??= CompilerState.create(extractorConfig, {
      additionalEntryPoints: overrideTsconfig.files,
    });
    const messageCallback = (message: ExtractorMessage): void => {
      if (message.logLevel === ExtractorLogLevel.Error) throw new Error(`${path}: ${message.text}`);
      message.handled = true;
    };
    Extractor.invoke(extractorConfig, { localBuild: true, compilerState, messageCallback });
    const [{ members }] = v.parse(modelSchema, JSON.parse(readFileSync(model, "utf8"))).members;
    const docs = members.map((member) => [member.name, firstSentence(member.docComment)] as const);
    const sentences = new Map(docs.filter(([, sentence]) => sentence !== ""));
    return withImportedNames({
      path,
      sentences,
      undocumented: docs.map(([each]) => each).filter((each) => !sentences.has(each)),
      declarations: declarationsOf(readFileSync(join(found, "entry.api.md"), "utf8")),
    });
  });
}

/** The page of a package, for readers and for those who review a change. */
function page(name: string, intro: readonly string[], sections: readonly string[]): string {
  return [
    `# Public API of ${name}`,
    "",
    "Everything that may be imported, and nothing else: the compiler's own declarations, read by API Extractor (`npm run api`). A test fails when the code says otherwise. A line that appears here is a promise, a line that goes or changes may break a host: review it, and write the changeset.",
    "",
    ...intro,
    ...sections,
  ].join("\n");
}

const section = (
  title: string,
  { sentences, declarations }: Pick<Entry, "sentences" | "declarations">,
  { lists = [], after = [] }: { readonly lists?: readonly string[]; readonly after?: readonly string[] } = {},
): string =>
  [
    `## ${title}`,
    "",
    ...[...sentences].map(([name, sentence]) => `- \`${name}\`: ${sentence}`),
    ...(sentences.size === 0 ? [] : [""]),
    ...lists,
    ...(declarations === "" ? [] : ["```ts", declarations, "```", ""]),
    ...after,
  ].join("\n");

const kitSource = new URL("../packages/ui/src/", import.meta.url);

function kitPage(entries: readonly Entry[]): string {
  const sheetsOf = sheetFinder(kitSource);
  const folders = kitFolders(kitSource);
  const { exports } = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(new URL("../package.json", kitSource), "utf8")),
  );
  const files = Object.keys(exports).filter((path) => /\.(?:css|json)$/u.test(path));
  const sections = entries.map((entry) => {
    const path = entry.path.replace("@carnation/ui", ".");
    const sheets = path.startsWith("./messages") ? [] : sheetsOf(path.slice(2));
    const line = `Sheets: ${sheets.map((sheet) => `\`${sheet}.css\``).join(", ")}.`;
    const after = sheets.length === 0 ? [] : [line, ""];
    const folder = folders.get(path.slice(2));
    // The keys of a catalogue are the sentences themselves.
    if (folder === undefined || path.startsWith("./messages")) return section(path, entry, { after });
    const index = new URL(`${folder}/index.ts`, kitSource);
    const module = readModule(fileURLToPath(index));
    const listed = listedTypes(indexSurface(index).types, module);
    const declarations = remainingDeclarations(entry.declarations, listed, module);
    const lists = [...listed].map(([name, type]) => propertySection(name, type));
    return section(path, { sentences: entry.sentences, declarations }, { lists, after });
  });
  return page(
    "@carnation/ui",
    [
      "Properties stand under the type that holds them, as its docstrings say them, those that a part needs first, inherited ones included; « and the attributes of `<div>` » means every attribute that React knows for it. `ref` gives the element.",
      "",
      "Who does not load `styles.css` loads `tokens.css`, `base.css` and the sheets named under each component. A page that is the kit's from edge to edge also loads `page.css`.",
      "",
    ],
    [...sections, "## Style sheets and data", "", ...files.map((path) => `- \`${path}\``), ""],
  );
}

function domainPage(entries: readonly Entry[]): string {
  const undocumented = entries.flatMap((entry) => entry.undocumented);
  if (undocumented.length > 0)
    throw new Error(`Say in a docstring what these are for: ${undocumented.join(", ")}.`);
  return page(
    "@carnation/domain",
    [],
    entries.map((entry) => section(entry.path, entry)),
  );
}

const found = mkdtempSync(join(tmpdir(), "carnation-api-"));
try {
  for (const [name, write] of [
    ["ui", kitPage],
    ["domain", domainPage],
  ] as const) {
    const folder = join(root, "packages", name);
    const text = write(readEntries(folder, found));
    const file = join(folder, "API.md");
    if (!process.argv.includes("--check")) writeFileSync(file, text);
    else if (readFileSync(file, "utf8") !== text) {
      process.stderr.write(
        `packages/${name}/API.md says something else than the code. When that is meant: npm run api, and review it.\n`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(found, { recursive: true, force: true });
}
