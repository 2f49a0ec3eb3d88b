import { isTestFile } from "@carnation/testing/sourceImports";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Page that holds the drawing, and the lines between which it stands. */
export const ARCHITECTURE_PAGE = join(root, "docs/architecture.md");
const BEGIN = "<!-- drawn by `npm run architecture`: begin -->";
const END = "<!-- end -->";

const IMPORT = /(?:from|import\()\s*"@carnation\/([a-z-]+)(?:\/[^"]*)?"/gu;

/** Reads which workspace imports which from the sources that ship, by folder: `["apps/web", "packages/ui"]`. */
export function importArrows(): [from: string, to: string][] {
  const arrows = new Set<string>();
  for (const file of globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root })) {
    const path = file.replaceAll("\\", "/");
    if (isTestFile(path)) continue;
    const from = path.split("/").slice(0, 2).join("/");
    for (const [, name] of readFileSync(join(root, file), "utf8").matchAll(IMPORT)) {
      const to = `packages/${name}`;
      if (to !== from) arrows.add(`${from} ${to}`);
    }
  }
  return [...arrows].toSorted().map((arrow) => arrow.split(" ") as [string, string]);
}

/** Draws the workspaces and their imports as Mermaid, which GitHub shows as a picture. */
function drawing(): string {
  const rooms = globSync("{apps,packages}/*/package.json", { cwd: root })
    .map((file) => file.replaceAll("\\", "/").replace("/package.json", ""))
    .toSorted();
  const id = (room: string): string => room.replace(/^\w+\//u, "").replaceAll("-", "_");
  return [
    BEGIN,
    "",
    "```mermaid",
    "flowchart TD",
    ...rooms.map((room) => `  ${id(room)}["${room}"]`),
    ...importArrows().map(([from, to]) => `  ${id(from)} --> ${id(to)}`),
    "```",
    "",
    END,
  ].join("\n");
}

/**
 * Puts the drawing of today's code into a page.
 * @throws Error when the page lacks the lines between which it stands
 */
export function withDrawing(page: string): string {
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`docs/architecture.md lacks « ${BEGIN} » or « ${END} ».`);
  return page.slice(0, start) + drawing() + page.slice(end + END.length);
}
