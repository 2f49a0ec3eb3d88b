import { isAbsolute, join, resolve } from "node:path";
import { parseArgs } from "node:util";

/** Holds what can be measured; the distributions come first and feed the others. */
export const PARTS = ["skin", "marks", "painted", "stability", "degradations", "tone", "cost"] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  /** Folder of photos. */
  readonly portraits: string;
  /** Folder that the page and the figures are written to. */
  readonly out: string;
  /** Photos on which stability, degradations and painted marks are tried, spread over all. */
  readonly photos: number;
  readonly parts: ReadonlySet<Part>;
}

const isPart = (word: string): word is Part => PARTS.some((part) => part === word);

/**
 * Reads the command line and the environment.
 * @returns `skipped` when there is no folder to run on, `problem` when the command line is wrong
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  home: string,
): Options | { readonly skipped: string } | { readonly problem: string } {
  const portraits = environment["CARNATION_PORTRAITS"];
  if (!portraits) {
    return {
      skipped:
        "Skipped: CARNATION_PORTRAITS names no folder of portraits. They are of real people and stand in no repository.",
    };
  }
  const { values } = parseArgs({
    args: [...args],
    options: {
      photos: { type: "string", default: "10" },
      out: { type: "string", default: join(home, "out") },
      only: { type: "string", default: PARTS.join(",") },
    },
  });
  const photos = Number(values.photos);
  if (!Number.isInteger(photos) || photos < 1) return { problem: `--photos ${values.photos} is no count.` };
  const parts = values.only.split(",");
  const unknown = parts.filter((part) => !isPart(part));
  if (unknown.length > 0) return { problem: `--only knows ${PARTS.join(", ")}; not ${unknown.join(", ")}.` };
  return {
    portraits: isAbsolute(portraits) ? portraits : resolve(portraits),
    out: resolve(values.out),
    photos,
    parts: new Set(parts.filter(isPart)),
  };
}
