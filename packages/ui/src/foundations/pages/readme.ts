/**
 * Takes one section out of the package's README, with its heading.
 * @param readme Markdown
 * @param title the heading, without its marks
 * @throws Error when the README has no such section
 */
export function readmeSection(readme: string, title: string): string {
  const lines = readme.split("\n");
  const first = lines.findIndex((line) => /^#{1,3} /u.test(line) && line.replace(/^#+ /u, "") === title);
  if (first === -1) throw new Error(`README.md has no section « ${title} ».`);
  const depth = lines[first]?.indexOf(" ") ?? 1;
  let isCode = false;
  const length = lines.slice(first + 1).findIndex((line) => {
    if (line.startsWith("```")) isCode = !isCode;
    return !isCode && /^#+ /u.test(line) && line.indexOf(" ") <= depth;
  });
  return lines
    .slice(first, length === -1 ? undefined : first + 1 + length)
    .join("\n")
    .trim();
}

/** Sections of the README that say how the kit is installed in each host, in their order. */
export const hostSections = [
  "Install",
  "First page",
  "Styles, and other style sheets on the page",
  "Shadow roots, web components, micro-frontends",
  "On a server",
  "Content Security Policy",
  "Language",
] as const;
