import { readFile } from "node:fs/promises";
import { join } from "node:path";
import wabt from "wabt";

const FILTERS = join(import.meta.dirname, "../core/filter");

/** The module that holds the bytes of `boxBlur.wat`. */
export const BYTES_FILE = join(FILTERS, "boxBlurBytes.ts");

const LINE = 100;

/** That module as it must be: `boxBlur.wat` assembled, in base 64. @throws Error where the text is no valid program */
export async function assembledModule(): Promise<string> {
  const { parseWat } = await wabt();
  const program = parseWat("boxBlur.wat", await readFile(join(FILTERS, "boxBlur.wat"), "utf8"), {
    simd: true,
  });
  program.validate();
  const text = Buffer.from(program.toBinary({}).buffer).toString("base64");
  program.destroy();
  const lines = text.match(new RegExp(`.{1,${LINE}}`, "gu")) ?? [];
  const body = lines.map((line) => `  "${line}"`).join(" +\n");
  return `/** \`boxBlur.wat\` in base 64: written by \`scripts/assemble.ts\`. */\nexport const BOX_BLUR =\n${body};\n`;
}
