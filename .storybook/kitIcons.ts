import { readdirSync, readFileSync } from "node:fs";

const source = new URL("../packages/ui/src/", import.meta.url);
const iconImport = /"(?:\.\.\/)+(?:foundations\/)?icons\/(?<name>[A-Z]\w*)\.tsx"/gu;

/**
 * Reads which icons the kit's own components draw, in the order of the alphabet.
 * @returns by the icon's imported name, the components that draw it
 */
export function kitIcons(): Readonly<Record<string, readonly string[]>> {
  const icons = new Map<string, Set<string>>();
  const modules = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter(
      (path) => path.endsWith(".tsx") && !/\.(?:stories|test)\.tsx$|\/?(?:testing|pages|icons)\//u.test(path),
    );
  for (const path of modules) {
    const component = path.slice(path.lastIndexOf("/") + 1, -".tsx".length);
    for (const { groups } of readFileSync(new URL(path, source), "utf8").matchAll(iconImport)) {
      const icon = groups?.["name"] ?? "";
      icons.set(icon, (icons.get(icon) ?? new Set()).add(component));
    }
  }
  return Object.fromEntries(
    [...icons]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, by]) => [name, [...by].toSorted()]),
  );
}

/** Writes the module that the page of icons imports: the icons themselves and who draws them. */
export function kitIconsModule(): string {
  const icons = kitIcons();
  const names = Object.keys(icons).join(", ");
  return `import { ${names} } from "lucide-react";
export const icons = { ${names} };
export const drawnBy = ${JSON.stringify(icons)};`;
}
