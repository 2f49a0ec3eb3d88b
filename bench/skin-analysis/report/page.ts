import { contactSheets } from "./contactSheets.ts";
import type { Figures } from "./figures.ts";
import { escape } from "./html.ts";
import { degradationSection, paintedSection, stabilitySection } from "./changeSections.ts";
import { skinSheets } from "./skinSheets.ts";
import { costSection, overviewSection, photosSection, toneSection } from "./sections.ts";

const STYLE = `
:root { color-scheme: light; font: 14px/1.45 system-ui, sans-serif; color: #1d1a19; background: #fff; }
body { margin: 0 auto; padding: 16px 24px 64px; max-width: 1500px; }
nav { position: sticky; top: 0; background: #fff; padding: 8px 0; border-bottom: 1px solid #ddd6d3; z-index: 1; }
nav a { margin-right: 14px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 8px 0 20px; }
th, td { padding: 3px 10px 3px 0; text-align: left; vertical-align: top; border-bottom: 1px solid #eee7e4; font-variant-numeric: tabular-nums; }
small { color: #5d5552; }
.reached { color: #1d6b3c; } .missed { color: #a3231b; }
.plot .poor { fill: #f6dedb; } .plot .medium { fill: #f7eed6; } .plot .good { fill: #dff0e3; }
.plot .whisker, .plot .middle { stroke: #1d1a19; } .plot .middle { stroke-width: 2.5; } .plot .box { fill: #1d1a1940; stroke: #1d1a19; }
.scatter { border: 1px solid #ddd6d3; } .scatter circle { fill: #8a2b45; fill-opacity: 0.65; }
.sheet { display: flex; flex-wrap: wrap; gap: 10px; }
figure { margin: 0; } figcaption { font-size: 11px; max-width: 330px; }
polygon { fill: none; stroke-width: 1; } polygon.acne { stroke: #00e5ff; } polygon.pigmentation { stroke: #ffe600; }
span.acne { color: #00727f; } span.pigmentation { color: #7a6a00; }
.tint { fill: none; opacity: 0.5; } figure:hover .tint { opacity: 0; }
path.light { stroke: #00c8ff; } path.hair { stroke: #ff3c3c; } path.beard { stroke: #ff8c00; } path.glasses { stroke: #3c50ff; } path.object { stroke: #c800ff; }
span.light { color: #00728f; } span.hair { color: #a31515; } span.beard { color: #8f4e00; } span.glasses { color: #2233b0; } span.object { color: #8000a3; }
figure:hover polygon, body:has(#plain:checked) polygon { stroke: none; }
`;

/** The whole report as one page that needs no other file. */
export function renderPage(figures: Figures): string {
  const {
    engine,
    date,
    sittings,
    overview,
    sheets,
    tried,
    single,
    reshots,
    degradations,
    painted,
    tone,
    costs,
  } = figures;
  const parts: readonly (readonly [string, string | undefined])[] = [
    ["distributions", overviewSection(overview)],
    ["painted", painted && paintedSection(painted)],
    ["stability", single && reshots && stabilitySection(tried, single, reshots)],
    ["degradations", degradations && degradationSection(tried, degradations)],
    ["tone", tone && toneSection(tone)],
    ["cost", costs && costSection(costs)],
    ["photos", photosSection(sittings)],
    ["skin", sheets && skinSheets(sheets)],
    ["marks", sheets && contactSheets(sheets)],
  ];
  const shown = parts.filter(([, html]) => html !== undefined);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escape(engine)} on real faces</title><style>${STYLE}</style></head>
<body><h1>${escape(engine)} on ${sittings.length} real faces</h1>
<p>${escape(date)}. Figures marked ! miss their aim. Holds pictures of real people: keep it on this machine.</p>
<nav>${shown.map(([id]) => `<a href="#${id}">${id}</a>`).join("")}<label><input type="checkbox" id="plain"> hide outlines (or point at a picture)</label></nav>
${shown.map(([, html]) => html).join("\n")}
</body></html>
`;
}
