import { PALETTES, type Palette } from "../options/palette.ts";
import { FACE_SHARE, type FaceOptions } from "../options/faceOptions.ts";
import { drawEyes, eyeDefinitions } from "./eyes.ts";
import { drawHairBehind, drawHairFront } from "./hair.ts";
import { blurDefinitions, element } from "./markup.ts";
import { drawFolds, drawMouth, drawNose } from "./noseAndMouth.ts";
import { drawBust, drawEars, drawSkin, skinDefinitions } from "./skin.ts";

/** Places face units in the picture. */
export interface Placement {
  /** Pixels of the origin. */
  readonly x: number;
  readonly y: number;
  /** Pixels per face unit, the width of the face. */
  readonly unit: number;
}

/** Tells where each drawn face lies in a picture of that size. */
export function placements(width: number, height: number, faces: 1 | 2): readonly Placement[] {
  const share = width / faces;
  const unit = share * FACE_SHARE;
  return Array.from({ length: faces }, (_, k) => ({ x: share * (k + 0.5), y: height * 0.5, unit }));
}

function drawPerson(palette: Palette, seed: number): string {
  const inside = drawFolds(palette) + drawNose(palette);
  return [
    drawHairBehind(palette),
    drawBust(palette),
    // A bob hides the ears.
    palette.hairStyle === "bob" ? "" : drawEars(palette),
    drawSkin(palette, inside),
    drawEyes(palette),
    drawMouth(palette),
    drawHairFront(palette, seed),
  ].join("");
}

/** The whole portrait as an SVG document. */
export function portraitSvg(options: Required<FaceOptions>): string {
  const { width, height, preset, seed, faces } = options;
  const palette = PALETTES[preset];
  const people = placements(width, height, faces).map(
    ({ x, y, unit }) => `<g transform="translate(${x} ${y}) scale(${unit})">${drawPerson(palette, seed)}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    blurDefinitions() +
    skinDefinitions(palette) +
    eyeDefinitions(palette) +
    `<radialGradient id="backdrop" cx="50%" cy="42%" r="75%"><stop offset="0" stop-color="${palette.backdrop}"/>` +
    `<stop offset="1" stop-color="${palette.backdropEdge}"/></radialGradient></defs>` +
    element("rect", { width, height, fill: "url(#backdrop)" }) +
    people.join("") +
    `</svg>`
  );
}
