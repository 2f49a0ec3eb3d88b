import type { Picture, Sheet, Tile } from "../photos/contactSheet.ts";
import { escape, number, section } from "./html.ts";

/** The picture under its outlines, which the page can hide. */
function drawing({ width, height, source, lines, photo }: Picture): string {
  const outlines = lines.map(({ criterion, points }) => `<polygon class="${criterion}" points="${points}"/>`);
  return (
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(photo)}">` +
    `<image href="${source}" width="${width}" height="${height}"/>${outlines.join("")}</svg>`
  );
}

function tileFigure(tile: Tile, index: number): string {
  const { peak, areaMm2, weight } = tile.mark;
  const values = `peak ${number(peak, 1)} · ${number(areaMm2, 1)} mm² · weight ${number(weight, 2)}`;
  return (
    `<figure>${drawing(tile)}<figcaption><b>${index + 1}</b> ${escape(tile.photo)}<br>` +
    `<span class="${tile.criterion}">${tile.criterion}</span><br>${values}</figcaption></figure>`
  );
}

/** Every counted mark, by criterion, then every face with its marks. */
export function contactSheets(sheets: readonly Sheet[]): string {
  const tiles = sheets.flatMap((sheet) => sheet.tiles);
  const grid = (criterion: Tile["criterion"]): string => {
    const own = tiles.filter((tile) => tile.criterion === criterion);
    return `<h3>${criterion}: ${own.length} marks</h3><div class="sheet">${own.map(tileFigure).join("\n")}</div>`;
  };
  const faces = sheets.map(
    ({ face }) =>
      `<figure>${drawing(face)}<figcaption>${escape(face.photo)} · ${face.lines.length} marks</figcaption></figure>`,
  );
  return section(
    "marks",
    "Marks, for judging by eye",
    `<p>Each counted mark at least 18 mm wide, numbered. Peak in hundredths of a decade.</p>`,
    grid("acne"),
    grid("pigmentation"),
    `<h3>Faces</h3><div class="sheet">${faces.join("\n")}</div>`,
  );
}
