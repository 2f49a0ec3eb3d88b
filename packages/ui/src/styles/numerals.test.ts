import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");

/** `font` takes back every figure that an element has inherited: Newsreader's own are old-style. */
test.each(globSync("{styles,*/*}/*.css", { cwd: source }))(
  "%s: a rule that sets a font sets the one figure style",
  (file) => {
    const css = readFileSync(join(source, file), "utf8");
    const fonts = [
      ...css.matchAll(/^\s*font: (?!inherit|initial|var\(--cn-own-font)[^;]+;\s*(\S+ [^;]+;)?/gmu),
    ];
    const without = fonts.filter(([, next]) => next !== "font-variant-numeric: tabular-nums lining-nums;");
    expect(without.map(([rule]) => rule)).toEqual([]);
  },
);
