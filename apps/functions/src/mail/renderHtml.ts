import { colours } from "@carnation/tokens";
import type { ReadMailBlock, ReadMailContent } from "./mailContent.ts";
import { lines, type Markup, markup } from "./markup.ts";

/** The design's colours in light; a mail program that knows the dark scheme takes those of `DARK`. */
const GROUND = colours.ground.light;
const SURFACE = colours.surface.light;
const LINE = colours.line.light;
const INK = colours.ink.light;
const INK_2 = colours["ink-2"].light;
const INK_3 = colours["ink-3"].light;
const ACCENT = colours.accent.light;
const ACCENT_STRONG = colours["accent-strong"].light;

const dark = (name: keyof typeof colours): string => colours[name].dark;

/** Holds what stands in `style` attributes would win otherwise. */
const DARK = markup`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${dark("ground")}!important}
.surface{background:${dark("surface")}!important;border-color:${dark("accent")} ${dark("line")} ${dark("line")}!important}
.line{border-color:${dark("line")}!important}
.ink{color:${dark("ink")}!important}.ink-2{color:${dark("ink-2")}!important}.ink-3{color:${dark("ink-3")}!important}
}`;

const FONT =
  "font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";
const TABLE = markup`cellpadding="0" cellspacing="0" border="0"`;

/** The message as a page: one table, a row for each block, readable at 320 px and without its styles. */
export function renderHtml({ subject, blocks }: ReadMailContent): string {
  return markup`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${GROUND}">
<table role="presentation" class="ground" width="100%" ${TABLE} style="background:${GROUND}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="surface" width="560" ${TABLE} style="width:100%;max-width:560px;padding:16px 0;background:${SURFACE};border:1px solid ${LINE};border-top:4px solid ${ACCENT};border-radius:12px;${FONT};text-align:left">
${blocks.map(row)}</table>
</td></tr>
</table>
</body>
</html>
`.source;
}

function row(block: ReadMailBlock): Markup {
  return markup`<tr><td style="padding:8px 24px">${blockMarkup(block)}</td></tr>
`;
}

function blockMarkup(block: ReadMailBlock): Markup {
  switch (block.kind) {
    case "greeting":
      return markup`<p class="ink" style="margin:0;font-size:18px;font-weight:600;color:${INK}">${lines(block.text)}</p>`;
    case "paragraph":
      return markup`<p class="ink" style="margin:0;color:${INK}">${lines(block.text)}</p>`;
    case "figures":
      return figures(block);
    case "button":
      return markup`<p style="margin:8px 0"><a href="${block.url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${ACCENT_STRONG};color:${SURFACE};font-weight:600;text-decoration:none">${block.label}</a></p>`;
    case "signature":
      return markup`<p class="ink line" style="margin:8px 0 0;padding-top:16px;border-top:1px solid ${LINE};color:${INK}"><strong>${block.name}</strong>${block.lines.map(
        (line) => markup`<br><span class="ink-2" style="color:${INK_2}">${line}</span>`,
      )}</p>`;
    case "legal":
      return markup`<p class="ink-3" style="margin:0;font-size:13px;color:${INK_3}">${lines(block.text)}</p>`;
  }
}

function figures({ title, figures: all }: Extract<ReadMailBlock, { kind: "figures" }>): Markup {
  const cell = `padding:8px 0;border-top:1px solid ${LINE};vertical-align:top;color:${INK}`;
  const rows = all.map(({ label, value, note }) => {
    const meaning = markup`<br><span class="ink-2" style="font-size:14px;color:${INK_2}">${note}</span>`;
    return markup`<tr><th scope="row" class="ink line" style="${cell};text-align:left;font-weight:400">${label}</th><td class="ink line" style="${cell};padding-left:16px;text-align:right;font-variant-numeric:tabular-nums lining-nums"><strong>${value}</strong>${note === "" ? "" : meaning}</td></tr>
`;
  });
  return markup`<table width="100%" ${TABLE} style="${FONT}">
<caption class="ink-2" style="padding-bottom:6px;text-align:left;font-size:14px;font-weight:600;color:${INK_2}">${title}</caption>
${rows}</table>`;
}
