/// <reference types="vite/client" />

const raw = { query: "?raw", import: "default", eager: true } as const;

/** The kit's changelog, once a first version has been made. */
export const changelog: string | undefined = Object.values(
  import.meta.glob<string>("../../CHANGELOG.md", raw),
)[0];

/** Changesets that wait for the next version, by path. */
export const changesets: Readonly<Record<string, string>> = import.meta.glob<string>(
  "../../../../.changeset/*.md",
  raw,
);
