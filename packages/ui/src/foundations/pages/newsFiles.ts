/// <reference types="vite/client" />

// The bundler reads the options from the source: they cannot be shared by a name.
const changelogs = import.meta.glob<string>("../../../CHANGELOG.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The kit's changelog, once a first version has been made. */
export const changelog: string | undefined = Object.values(changelogs)[0];

/** Changesets that wait for the next version, by path. */
export const changesets: Readonly<Record<string, string>> = import.meta.glob<string>(
  "../../../../../.changeset/*.md",
  { query: "?raw", import: "default", eager: true },
);
