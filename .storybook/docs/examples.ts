// The bundler reads the options from the source.
const files = import.meta.glob<string>("../../packages/ui/src/testing/examples/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".tsx".length);

/** Code to copy for each component, by its imported name: a module that the tests compile and draw. */
export const examples: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [nameOf(path), text.trim()]),
);
