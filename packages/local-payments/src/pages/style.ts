import { breakpoints, colours, fonts, gutter } from "@carnation/tokens";

/** The colours of the pages, by the names that their rules use. */
const names = {
  ground: "ground",
  surface: "surface",
  sunken: "sunken",
  line: "line",
  "line-strong": "line-strong",
  ink: "ink",
  "ink-2": "ink-2",
  "ink-3": "ink-3",
  accent: "accent",
  ring: "ultramarine",
  error: "error",
  "error-wash": "error-wash",
  note: "maintain-ink",
  "note-wash": "maintain-wash",
  good: "strength-ink",
  "good-wash": "strength-wash",
} as const satisfies Record<string, keyof typeof colours>;

const themed = (theme: "light" | "dark"): string =>
  Object.entries(names)
    .map(([name, token]) => `--${name}: ${colours[token][theme]};`)
    .join(" ");

/** The one stylesheet of the pages, in the colours and sizes of the product's design language. */
export const STYLE = `
:root {
  color-scheme: light dark;
  ${themed("light")}
  --sans: ${fonts.sans};
  --serif: ${fonts.serif};
  --gutter: ${gutter.desktop}px;
}
@media (prefers-color-scheme: dark) {
  :root { ${themed("dark")} }
}
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column;
  background: var(--ground); color: var(--ink);
  font: 400 0.9375rem / 1.5 var(--sans); font-variant-numeric: tabular-nums lining-nums;
}
h1, h2, p, dl, dd, ul, ol, figure, table, fieldset { margin: 0; padding: 0; border: 0; }
h1 { font: 400 2.25rem / 1.12 var(--serif); letter-spacing: -0.008em; font-variant-numeric: lining-nums; }
h2 { font: 400 1.375rem / 1.2 var(--serif); font-variant-numeric: lining-nums; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; padding: 8px 12px; background: var(--ink); color: var(--ground); border-radius: 6px; }
.bar {
  display: flex; align-items: center; gap: 12px 20px; flex-wrap: wrap; min-height: 64px; padding: 8px var(--gutter);
  border-bottom: 1px solid var(--line);
}
.brand { display: flex; align-items: center; gap: 10px; font: 400 1.25rem / 1 var(--serif); text-decoration: none; }
.brand svg { flex: none; }
.demo {
  margin-left: auto; padding: 4px 10px; border-radius: 3px; background: var(--note-wash); color: var(--note);
  font-size: 0.84375rem; font-weight: 500;
}
main { flex: 1; width: 100%; max-width: 1440px; margin: 0 auto; padding: 40px var(--gutter) 56px; }
main.narrow { max-width: 640px; }
main.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 392px); gap: 40px 72px; align-items: start; max-width: 1060px; }
.stack { display: grid; gap: 20px; align-content: start; }
.stack-s { display: grid; gap: 8px; align-content: start; }
.lead { color: var(--ink-2); }
.small { font-size: 0.84375rem; line-height: 1.45; color: var(--ink-2); }
.micro { font-size: 0.75rem; line-height: 1.4; color: var(--ink-3); }
.number { font: 400 2.5rem / 1.1 var(--serif); font-variant-numeric: lining-nums; }
.sums { display: grid; border-top: 1px solid var(--line); }
.sums div { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
.sums dd { text-align: right; white-space: nowrap; }
.sums .total { font-weight: 500; }
.features { list-style: none; display: grid; gap: 6px; color: var(--ink-2); }
.features li { padding-left: 20px; position: relative; }
.features li::before { content: ""; position: absolute; left: 2px; top: 0.5em; width: 9px; height: 5px; border: solid currentColor; border-width: 0 0 1.5px 1.5px; transform: rotate(-45deg); }
.field { display: grid; gap: 6px; align-content: start; }
.field label, .legend { font-size: 0.84375rem; font-weight: 500; }
.field input, .field select {
  width: 100%; height: 44px; padding: 0 12px; border: 1px solid var(--line-strong); border-radius: 6px;
  background: var(--surface); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums lining-nums;
}
.field input:focus, .field select:focus { border-color: var(--ink); outline: 2px solid var(--ring); outline-offset: 0; }
.field [aria-invalid="true"] { border-color: var(--error); }
.hint { font-size: 0.75rem; line-height: 1.4; color: var(--ink-3); }
.wrong { font-size: 0.84375rem; line-height: 1.45; color: var(--error); }
.row { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px; }
.row.code { grid-template-columns: minmax(0, 1fr) auto; gap: 12px; align-items: end; }
.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 8px 18px; border-radius: 6px;
  border: 1px solid var(--line-strong); background: transparent; color: var(--ink); cursor: pointer; text-decoration: none; text-align: center;
  font: 500 0.9375rem / 1.3 var(--sans); font-variant-numeric: tabular-nums lining-nums;
  transition: background-color 140ms, border-color 140ms;
}
.button:hover { border-color: var(--ink); background: var(--sunken); }
.button.main { min-height: 52px; background: var(--ink); border-color: var(--ink); color: var(--ground); }
.button.main:hover { background: var(--ink-2); border-color: var(--ink-2); }
.button.ink { background: var(--ink); border-color: var(--ink); color: var(--ground); }
.button.ink:hover { background: var(--ink-2); }
.button.danger { border-color: transparent; color: var(--error); }
.button.danger:hover, .button.danger.outline { border-color: var(--error); }
.button.text { border-color: transparent; text-decoration: underline; text-underline-offset: 0.2em; }
.wide { width: 100%; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.note { padding: 12px 16px; border-radius: 6px; background: var(--sunken); display: grid; gap: 12px; justify-items: start; }
.note ul { padding-left: 20px; }
.note:focus { outline: none; }
.note.bad { background: var(--error-wash); color: var(--error); }
.note.warn { background: var(--note-wash); color: var(--note); }
.note.good { background: var(--good-wash); color: var(--good); }
.note a { color: inherit; }
.part { display: grid; align-content: start; gap: 16px; padding: 28px 0; border-top: 1px solid var(--line); }
.part > header { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: baseline; justify-content: space-between; }
.two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 56px; }
.facts { display: grid; grid-template-columns: minmax(9em, auto) minmax(0, 1fr); gap: 8px 20px; }
.facts dt { color: var(--ink-2); }
.facts dd { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; }
th { font-size: 0.84375rem; font-weight: 500; color: var(--ink-2); text-align: left; height: 42px; padding: 0 12px 0 0; }
td { height: 52px; padding: 6px 12px 6px 0; border-top: 1px solid var(--line); vertical-align: middle; }
.right { text-align: right; }
.nowrap { white-space: nowrap; }
td .button { min-height: 40px; padding: 4px 12px; }
.choices { display: grid; gap: 0; border-top: 1px solid var(--line); }
.choice { display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; gap: 12px; align-items: center; min-height: 56px; padding: 8px 0; border-bottom: 1px solid var(--line); cursor: pointer; }
.choice input { width: 20px; height: 20px; margin: 0; accent-color: var(--ink); }
legend { padding: 0 0 8px; }
details > summary { cursor: pointer; min-height: 44px; display: flex; align-items: center; gap: 8px; }
details > summary::before { content: "+"; width: 1em; }
details[open] > summary::before { content: "−"; }
code { font-family: ui-monospace, Consolas, monospace; font-size: 0.9em; white-space: nowrap; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
footer { padding: 20px var(--gutter); border-top: 1px solid var(--line); font-size: 0.75rem; line-height: 1.4; color: var(--ink-3); }
@media (max-width: ${breakpoints.narrow}px) { :root { --gutter: ${gutter.narrow}px; } }
@media (max-width: ${breakpoints.tablet}px) {
  :root { --gutter: ${gutter.tablet}px; }
  h1 { font-size: 2rem; }
  main.pair { grid-template-columns: minmax(0, 1fr); max-width: 640px; }
  .two { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: ${breakpoints.phone}px) {
  :root { --gutter: ${gutter.phone}px; }
  body, .button { font-size: 1rem; }
  h1 { font-size: 1.8125rem; }
  main { padding-top: 28px; }
  .demo { margin-left: 0; }
  .small, .wrong, .demo { font-size: 0.875rem; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dd { margin-bottom: 8px; }
  .rows table, .rows tbody, .rows tr, .rows td { display: block; width: 100%; }
  .rows thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .rows tr { padding: 12px 0; border-top: 1px solid var(--line); }
  .rows td.none { display: none; }
  .rows td { height: auto; padding: 2px 0; border: 0; text-align: left; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
