const headings: Readonly<Record<string, string>> = {
  "Major Changes": "À changer chez vous",
  "Minor Changes": "Ajouts",
  "Patch Changes": "Corrections",
};

/** A package's changelog with the tool's English headings in French, and its own title left out. */
export function readableChangelog(changelog: string): string {
  return changelog
    .replace(/^# .*\n+/u, "")
    .replaceAll(/^### (.+)$/gmu, (_line, title: string) => `### ${headings[title] ?? title}`);
}

/** What the waiting changesets say of a package, without their front matter, in the order of the files. */
export function waitingNotes(changesets: Readonly<Record<string, string>>, packageName: string): string[] {
  return Object.values(changesets).flatMap((text) => {
    const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(text) ?? [];
    return front?.includes(`"${packageName}":`) === true && body !== undefined ? [body.trim()] : [];
  });
}
