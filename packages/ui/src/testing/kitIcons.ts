import { readdirSync, readFileSync } from "node:fs";

const iconImport = /foundations\/icons\/(?<name>[A-Z]\w*)\.tsx"|"\.\.\/icons\/(?<near>[A-Z]\w*)\.tsx"/gu;
const lucide = new URL("./", import.meta.resolve("lucide-react/icons/camera"));

/**
 * Lists the icons that the modules of the kit import, by the names of lucide-react.
 * @param source the folder of all groups
 */
export function importedIcons(source: URL): readonly string[] {
  const modules = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.tsx?$/u.test(path),
  );
  const names = modules.flatMap((path) =>
    [...readFileSync(new URL(path, source), "utf8").matchAll(iconImport)].map(
      ({ groups }) => groups?.["name"] ?? groups?.["near"] ?? "",
    ),
  );
  return [...new Set(names)].toSorted();
}

/** One shape of an icon, as lucide-react holds it; `key` is for React's lists. */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Writes the module of one icon from its drawing in lucide-react.
 * @param name `CircleAlert`
 * @throws Error when Lucide has no icon of that name
 */
export async function iconModule(name: string): Promise<string> {
  const files = readdirSync(lucide).filter((file) => file.endsWith(".mjs"));
  const file = files.find((each) => each.slice(0, -4).replaceAll("-", "") === name.toLowerCase());
  if (file === undefined) throw new Error(`Lucide has no icon « ${name} ».`);
  // An icon that was given another name is only the way to its file.
  const alias = /^export \{ default \} from '\.\/(?<file>[^']+)'/mu.exec(
    readFileSync(new URL(file, lucide), "utf8"),
  );
  const module = (await import(new URL(alias?.groups?.["file"] ?? file, lucide).href)) as {
    readonly __iconData: { readonly node: readonly Shape[] };
  };
  const shapes = module.__iconData.node.map(([tag, attributes]) => {
    const written = Object.entries(attributes)
      .filter(([attribute]) => attribute !== "key")
      .map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join("")} />`;
  });
  return [
    "// Written by `npm run icons -w packages/ui` from Lucide: see NOTICE.",
    'import { createIcon } from "./createIcon.tsx";',
    "",
    `export const ${name} = createIcon(${shapes.length === 1 ? shapes.join("") : `<>${shapes.join("")}</>`});`,
    "",
  ].join("\n");
}
