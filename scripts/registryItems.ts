import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { kitFolders } from "../packages/ui/src/testing/kitFolders.ts";
import { neededPackages, packageOf } from "../packages/ui/src/testing/neededPackages.ts";

/** An item as the shadcn CLI reads it (https://ui.shadcn.com/schema/registry-item.json). */
interface RegistryItem {
  readonly name: string;
  readonly type: "registry:item";
  readonly title: string;
  readonly description: string;
  readonly dependencies: readonly string[];
  readonly files: readonly {
    readonly path: string;
    readonly type: "registry:file";
    readonly target: string;
  }[];
  readonly docs: string;
}

interface Block {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Paths in `templates/`. */
  readonly files: readonly string[];
}

/** Parts of the templates that a project takes on their own. */
const blocks: readonly Block[] = [
  {
    name: "diagnosis",
    title: "Diagnosis",
    description: "Synthesis, strengths, priorities and every criterion, from a result file.",
    files: ["vite-diagnosis/src/Diagnosis.tsx", "vite-diagnosis/src/results.ts"],
  },
  {
    name: "comparison",
    title: "Comparison",
    description:
      "What changed between two diagnoses, with the margin of each measure, and one criterion over time.",
    files: ["vite-diagnosis/src/Comparison.tsx", "vite-diagnosis/src/results.ts"],
  },
  {
    name: "quote",
    title: "Quote",
    description: "A quote whose quantities and discount may be changed, right to the cent.",
    files: ["vite-quote/src/Quote.tsx", "vite-quote/src/items.ts"],
  },
  {
    name: "client-form",
    title: "Client form",
    description: "A form whose rules hold in the browser and on the server.",
    files: ["next-clients/app/new/ClientForm.tsx", "next-clients/app/new/clientSchema.ts"],
  },
];

const manifestSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  peerDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

const docs =
  'Once in your application: import "@carnation/ui/fonts.css" and "@carnation/ui/styles.css". Names and properties: https://github.com/carnation-skin/carnation/blob/main/packages/ui/API.md';
/** Matches what a module imports: values, types, JSON. */
const imported = /^(?:import|export) [^;]*?from "(?<from>[^"]+)";/gmu;

const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(imported)].map(({ groups }) => groups?.["from"] ?? "");

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, "-").toLowerCase();

/** The first sentence of the docstring of a component. */
function sentenceOf(name: string, module: string): string {
  const found = new RegExp(
    String.raw`/\*\*(?<text>(?:(?!\*/)[\s\S])*)\*/\nexport (?:const|function) ${name}\b`,
    "u",
  ).exec(module);
  const text = (found?.groups?.["text"] ?? "").replaceAll(/\s*\n\s*\* ?/gu, " ").trim();
  return /^.*?[.](?=\s|$)/u.exec(text)?.[0] ?? text;
}

/**
 * Gives the registries from which the shadcn CLI copies code into a project: `packages/ui/registry.json` with the example of
 * each component, `templates/registry.json` with the blocks. Each item installs what it imports. The registry at the root
 * includes both, so that `npx shadcn@latest add carnation-skin/carnation/<item>` reads them from GitHub.
 * @param root path of the repository
 * @returns text of each file, by its path
 */
export function registryFiles(root: string): ReadonlyMap<string, string> {
  const source = pathToFileURL(join(root, "packages/ui/src/"));
  const kit = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(root, "packages/ui/package.json"), "utf8")),
  );
  const needed = neededPackages(source);
  const folders = kitFolders(source);

  /** The packages of an import, with the versions that the kit, or a template, asks for. */
  const withVersion = (name: string, versions: Readonly<Record<string, string>>): string => {
    const version = kit.peerDependencies[name] ?? versions[name];
    return version === undefined || version === "latest" ? name : `${name}@${version}`;
  };
  const dependenciesOf = (
    texts: readonly string[],
    versions: Readonly<Record<string, string>>,
  ): readonly string[] => {
    const imports = texts.flatMap(importsOf).filter((from) => !from.startsWith("."));
    const peers = imports
      .filter((from) => from.startsWith("@carnation/ui/"))
      .flatMap((from) => needed.get(from.split("/")[2] ?? "") ?? [])
      .filter((name) => kit.peerDependencies[name] !== undefined);
    const names = new Set([...imports.map(packageOf), ...peers]);
    return [...names]
      .filter((name) => name !== "react" && name !== "react-dom")
      .toSorted()
      .map((name) => withVersion(name, versions));
  };

  const examples = join(root, "packages/ui/src/testing/examples");
  const components = readdirSync(examples)
    .filter((file) => file.endsWith(".tsx"))
    .toSorted()
    .map((file): RegistryItem => {
      const name = file.slice(0, -".tsx".length);
      const text = readFileSync(join(examples, file), "utf8");
      const subpath = new RegExp(
        String.raw`\b${name}\b[^;]*from "@carnation/ui/(?<subpath>[^"]+)"`,
        "u",
      ).exec(text);
      const folder = folders.get(subpath?.groups?.["subpath"] ?? "") ?? "";
      const modules = readdirSync(new URL(folder, source))
        .filter((each) => each.endsWith(".tsx") && !/\.(?:test|stories)\.tsx$/u.test(each))
        .map((each) => readFileSync(new URL(`${folder}/${each}`, source), "utf8"));
      return {
        name: kebab(name),
        type: "registry:item",
        title: name,
        description:
          modules.map((module) => sentenceOf(name, module)).find((sentence) => sentence !== "") ?? "",
        dependencies: dependenciesOf([text], {}),
        files: [
          {
            path: `src/testing/examples/${file}`,
            type: "registry:file",
            target: `~/src/carnation/${name}Example.tsx`,
          },
        ],
        docs,
      };
    });

  const ofTemplates = blocks.map(({ name, title, description, files }): RegistryItem => {
    const [template = ""] = (files[0] ?? "").split("/");
    const read = (path: string): string => readFileSync(join(root, "templates", path), "utf8");
    const manifest = v.parse(manifestSchema, JSON.parse(read(`${template}/package.json`)));
    const folder = dirname(files[0] ?? "");
    const data = files.flatMap((file) =>
      importsOf(read(file))
        .filter((from) => from.startsWith(".") && from.endsWith(".json"))
        .map((from) => join(dirname(file), from)),
    );
    return {
      name,
      type: "registry:item",
      title,
      description,
      dependencies: dependenciesOf(files.map(read), manifest.dependencies),
      files: [...files, ...data].map((path) => ({
        path,
        type: "registry:file",
        target: join("~/src/carnation", relative(folder, path)),
      })),
      docs,
    };
  });

  const schema = "https://ui.shadcn.com/schema/registry.json";
  const text = (items: readonly RegistryItem[]): string =>
    `${JSON.stringify({ $schema: schema, items }, null, 2)}\n`;
  return new Map([
    ["packages/ui/registry.json", text(components)],
    ["templates/registry.json", text(ofTemplates)],
  ]);
}
