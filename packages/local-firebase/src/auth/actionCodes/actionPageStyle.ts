import { colours } from "@carnation/tokens";

/** The colours of the page, by the names that its rules use. */
const names = {
  ground: "ground",
  surface: "surface",
  line: "line",
  ink: "ink",
  "ink-2": "ink-2",
} as const satisfies Record<string, keyof typeof colours>;

const themed = (theme: "light" | "dark"): string =>
  Object.entries(names)
    .map(([name, token]) => `--${name}:${colours[token][theme]};`)
    .join("");

/**
 * Style sheet of the pages that a mailed link opens. The build puts the colours into this module (`vite.config.ts`), since whoever
 * installs this package has no `@carnation/tokens`.
 */
export const actionPageStyle: string = `:root{color-scheme:light dark;${themed("light")}--accent:${colours["accent-strong"].light};--on-accent:${colours.surface.light}}
@media(prefers-color-scheme:dark){:root{${themed("dark")}--accent:${colours.accent.dark};--on-accent:${colours.ground.dark}}}
*{box-sizing:border-box}body{margin:0;padding:3rem 1rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:2rem 1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:.75rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}p{margin:0 0 1rem;overflow-wrap:anywhere}.hint{color:var(--ink-2)}
[hidden]{display:none!important}label{display:block;font-weight:600}input{display:block;width:100%;min-height:2.75rem;margin:.375rem 0 1rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--ink-2);border-radius:.5rem}
button,.next{display:inline-block;min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);border:0;border-radius:.5rem;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}[role=alert]{font-weight:600}`;
