/** A package's changelog without its own title. */
export const readableChangelog = (changelog: string): string => changelog.replace(/^# .*\n+/u, "");

/** Gives the texts of the waiting changesets of a package, without their front matter, in the order of the files. */
export function waitingNotes(changesets: Readonly<Record<string, string>>, packageName: string): string[] {
  return Object.values(changesets).flatMap((text) => {
    const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(text) ?? [];
    return front?.includes(`"${packageName}":`) === true && body !== undefined ? [body.trim()] : [];
  });
}

/** Describes what a host has to change to come to a version. */
export interface BreakingChanges {
  readonly version: string;
  /** Markdown, without its heading. */
  readonly text: string;
}

/** Takes the parts « Breaking changes » out of a changelog, the newest version first. */
export function breakingChanges(changelog: string): readonly BreakingChanges[] {
  return changelog
    .split(/^## /mu)
    .slice(1)
    .flatMap((section) => {
      const version = section.slice(0, section.indexOf("\n")).trim();
      const text = /^### Breaking changes\n(?<text>[\s\S]*?)(?=^### |$(?![\s\S]))/mu.exec(section)?.groups?.[
        "text"
      ];
      return text === undefined ? [] : [{ version, text: text.trim() }];
    });
}

/** Picks the notes that say what breaks: by the rule of `.changeset/README.md` they hold « **Breaking** ». */
export const breakingNotes = (notes: readonly string[]): readonly string[] =>
  notes.filter((note) => note.includes("**Breaking**"));
