import type { Plugin } from "vite";

/** The two faces that every first screen is written in; the others come when a page needs them. */
const FACES = ["newsreader-latin-wght-normal", "hanken-grotesk-latin-wght-normal"];

/** Asks for the two fonts with the page itself: from the sheet they would be known two round trips later. */
export function preloadFonts(): Plugin {
  return {
    name: "carnation:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => {
        const files = Object.keys(bundle ?? {});
        return FACES.map((face) => {
          const file = files.find((name) => name.includes(`/${face}-`) && name.endsWith(".woff2"));
          if (file === undefined) throw new Error(`The font ${face} is not part of the build`);
          const attrs = {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            crossorigin: true,
            href: `/${file}`,
          };
          return { tag: "link", attrs, injectTo: "head" as const };
        });
      },
    },
  };
}
