/** A package's changelog without its own title. */
export const readableChangelog = (changelog: string): string => changelog.replace(/^# .*\n+/u, "");

/** Gives the texts of the waiting changesets of a package, without their front matter, in the order of the files. */
export function waitingNotes(changesets: Readonly<Record<string, string>>, packageName: string): string[] {
  return Object.values(changesets).flatMap((text) => {
    const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(text) ?? [];
    return front?.includes(`"${packageName}":`) === true && body !== undefined ? [body.trim()] : [];
  });
}
