import type { Plugin, Rolldown } from "vite";

/** The two faces that every first screen is written in; the others come when a page needs them. */
const FACES = ["newsreader-latin-wght-normal", "hanken-grotesk-latin-wght-normal"];

/** The module that draws every page. The entry loads it on demand, to ask for other things beside it. */
const DRAWS = "/src/render.tsx";

/**
 * Asks with the page itself for the code that draws it, which would be known a round trip later, and names the two fonts
 * to the entry, which asks for them after the code that it needs: from the sheet they would be known last.
 */
export function preloadFirst(): Plugin {
  return {
    name: "carnation:preload-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => {
        const code = codeOf(bundle).filter((file) => !html.includes(file));
        const fonts = FACES.map((face) => fontOf(bundle, face));
        return [
          ...code.map((file) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
            injectTo: "head" as const,
          })),
          ...fonts.map((file) => ({
            tag: "link",
            attrs: { "data-font": true, as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
            injectTo: "head" as const,
          })),
        ];
      },
    },
  };
}

/** The chunk that draws, with those that it imports. */
function codeOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.moduleIds.some((id) => id.endsWith(DRAWS))) add(chunk.fileName);
  }
  if (found.size === 0) throw new Error(`${DRAWS} is not part of the build`);
  return [...found];
}

function fontOf(bundle: Rolldown.OutputBundle, face: string): string {
  const file = Object.keys(bundle).find((name) => name.includes(`/${face}-`) && name.endsWith(".woff2"));
  if (file === undefined) throw new Error(`The font ${face} is not part of the build`);
  return file;
}
