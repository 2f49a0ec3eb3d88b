import type { KitEntry } from "../kitEntries.ts";

const KIT = "@carnation/ui";
const SHEET = 'import "@carnation/ui/styles.css";';

/** Writes the lines that import a component and the kit's sheet. */
export const importLines = (name: string, { subpath }: KitEntry): string =>
  `${SHEET}\nimport { ${name} } from "${KIT}/${subpath}";`;

/** Writes the imports of the sheets that a component needs, for those who do not load `styles.css`. */
export const sheetLines = ({ sheets }: KitEntry): string =>
  ["tokens", "base", ...sheets].map((sheet) => `import "${KIT}/${sheet}.css";`).join("\n");

/** Puts the kit's sheet before the imports of an example, after its directive. */
export const exampleCode = (module: string): string =>
  module.startsWith('"use client";') ? module.replace("\n\n", `\n\n${SHEET}\n`) : `${SHEET}\n${module}`;
