import { layerOrder } from "./layerOrder.ts";
import { systemThemeCss } from "./tokensCss.ts";

/** The reset of `base.css`, from its marker to the end of its block. */
const reset = /\/\* reset \*\/\n {2}:where\([\s\S]*?\n {2}\) \{\n(?<rules>[\s\S]*?)\n {2}\}\n/u;

/**
 * The sheet of a page that is the kit's from edge to edge: its ground, its letters, the theme of the system, and the reset
 * that `base.css` keeps to the components, here for every element.
 * @param base the text of `base.css`
 * @throws Error when its reset is not found
 */
export function pageCss(base: string): string {
  const rules = reset.exec(base)?.groups?.["rules"];
  if (rules === undefined) throw new Error("base.css has no block after its marker « reset ».");
  return `/* Generated from @carnation/tokens and base.css: run \`npm run tokens -w packages/ui\` after a change there. */
${layerOrder}

@layer carnation.tokens {
${systemThemeCss()}
}

@layer carnation.base {
  /* Letters and ink come from the page. */
  :root,
  [data-theme],
  [data-brand] {
    --cn-own-font: initial;
    --cn-own-ink: initial;
  }

  html {
    color-scheme: var(--cn-scheme);
    background: var(--cn-ground);
    color: var(--cn-ink);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    font: 400 var(--cn-text-body) / 1.5 var(--cn-font-sans);
    font-variant-numeric: tabular-nums lining-nums;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }

  @media print {
    html,
    body {
      background: #fff;
    }
  }

  :where(*) {
${rules}
  }
}
`;
}
