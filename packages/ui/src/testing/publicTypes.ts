/** An interface or a type that a module declares. */
export interface DeclaredType {
  readonly name: string;
  /** Path of its module. */
  readonly file: string;
  /** Holds what it extends and holds, without comments and texts. */
  readonly text: string;
  /** The lines between its braces; none of an alias. */
  readonly lines: readonly string[];
}

const interfaces = /^(?:export )?interface (?<name>\w+)(?<head>[^{]*)\{\n(?<body>[\s\S]*?)^\}/gmu;
const aliases = /^(?:export )?type (?<name>\w+)[^=\n]*=(?<body>[\s\S]*?);\n/gmu;
const commentsAndTexts = /\/\*[\s\S]*?\*\/|"[^"\n]*"/gu;

/** The interfaces and types declared in a module. */
export function declaredTypes(file: string, code: string): readonly DeclaredType[] {
  return [interfaces, aliases].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ groups = {} }) => {
      const { name = "", head = "", body = "" } = groups;
      return {
        name,
        file,
        text: `${head} ${body}`.replaceAll(commentsAndTexts, ""),
        lines: pattern === interfaces ? body.split("\n") : [],
      };
    }),
  );
}

/** Names of types in a text. */
export function typeNames(text: string): readonly string[] {
  return text.match(/\b[A-Z]\w+/gu) ?? [];
}

/** The types that a host meets: those exported, and those that they are made of. */
export function reachableTypes(
  declared: readonly DeclaredType[],
  exported: ReadonlySet<string>,
): readonly DeclaredType[] {
  const found = new Set(exported);
  const reached: DeclaredType[] = [];
  for (const name of found) {
    for (const type of declared.filter((candidate) => candidate.name === name)) {
      reached.push(type);
      for (const inner of typeNames(type.text)) found.add(inner);
    }
  }
  return reached;
}

/** Properties without a docstring, as `Type.property`. */
export function undocumentedProperties({ name, lines }: DeclaredType): readonly string[] {
  return lines.flatMap((line, index) => {
    const property = /^ {2}readonly "?(?<key>[\w-]+)/u.exec(line)?.groups?.["key"];
    const documented = lines[index - 1]?.trimEnd().endsWith("*/") ?? false;
    return property === undefined || documented ? [] : [`${name}.${property}`];
  });
}

/** Names that a module imports from other packages than `allowed`. */
export function foreignNames(code: string, allowed: readonly string[]): readonly string[] {
  const imports = /^import (?:type )?(?<names>[^"]+?) from "(?<source>[^."][^"]*)";/gmu;
  return [...code.matchAll(imports)]
    .filter(({ groups }) => !allowed.includes(groups?.["source"] ?? ""))
    .flatMap(({ groups }) => (groups?.["names"] ?? "").match(/\b[A-Z]\w*/gu) ?? []);
}
