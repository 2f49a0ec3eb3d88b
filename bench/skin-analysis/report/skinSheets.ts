import type { Sheet } from "../photos/contactSheet.ts";
import { escape, section } from "./html.ts";

function tinted({ face, tints }: Sheet): string {
  const { width, height, source, photo } = face;
  const paths = tints.map(
    ({ cover, path, width: stroke }) =>
      `<path class="${cover}" d="${path}" stroke-width="${stroke.toFixed(1)}"/>`,
  );
  const names = tints.map(({ cover }) => `<span class="${cover}">${cover}</span>`).join(" ");
  return (
    `<figure><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(photo)}">` +
    `<image href="${source}" width="${width}" height="${height}"/><g class="tint">${paths.join("")}</g></svg>` +
    `<figcaption>${escape(photo)} ${names}</figcaption></figure>`
  );
}

/** Every face with what the engine does not take for measurable skin, by its cause. */
export const skinSheets = (sheets: readonly Sheet[]): string =>
  section(
    "skin",
    "Skin, for judging by eye",
    `<p>Tinted where skin is expected and not measured, in the colour of its cause. Point at a picture to see it bare.</p>`,
    `<div class="sheet">${sheets.map(tinted).join("\n")}</div>`,
  );
