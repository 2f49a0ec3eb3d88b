import type { Palette } from "../options/palette.ts";
import { createRandom } from "./random.ts";
import { blurred, blurredGroup, element } from "./markup.ts";

const CROWN: Readonly<Record<Palette["hairStyle"], string>> = {
  bob: "M0,-0.92 C0.4,-0.93 0.61,-0.62 0.62,-0.2 C0.63,0.15 0.655,0.42 0.6,0.72 C0.52,0.8 0.4,0.8 0.3,0.76 L-0.3,0.76 C-0.4,0.8 -0.52,0.8 -0.6,0.72 C-0.655,0.42 -0.63,0.15 -0.62,-0.2 C-0.61,-0.62 -0.4,-0.93 0,-0.92Z",
  bun: "M0,-0.86 C0.36,-0.86 0.55,-0.6 0.54,-0.24 C0.535,-0.16 0.52,-0.1 0.485,-0.02 L-0.485,-0.02 C-0.52,-0.1 -0.535,-0.16 -0.54,-0.24 C-0.55,-0.6 -0.36,-0.86 0,-0.86Z",
  short:
    "M0,-0.9 C0.38,-0.91 0.6,-0.66 0.6,-0.3 C0.6,-0.1 0.58,0.06 0.535,0.16 C0.5,0.2 0.49,0.1 0.485,0 L-0.485,0 C-0.49,0.1 -0.5,0.2 -0.535,0.16 C-0.58,0.06 -0.6,-0.1 -0.6,-0.3 C-0.6,-0.66 -0.38,-0.91 0,-0.9Z",
};

/** Lower edge of the hair on the forehead, from the right temple to the left. */
const HAIRLINE: Readonly<Record<Palette["hairStyle"], string>> = {
  bob: "C-0.47,-0.36 -0.4,-0.48 -0.1,-0.615 C0.12,-0.56 0.38,-0.5 0.5,-0.12",
  bun: "C-0.49,-0.38 -0.36,-0.56 0,-0.575 C0.36,-0.56 0.49,-0.38 0.505,-0.14",
  short: "C-0.49,-0.3 -0.42,-0.45 -0.22,-0.535 C0.02,-0.6 0.38,-0.53 0.505,-0.14",
};

/** The mass of hair behind the face. */
export function drawHairBehind({ hair, hairStyle, hairLight }: Palette): string {
  const bun =
    hairStyle === "bun"
      ? element("ellipse", { cx: 0.02, cy: -0.95, rx: 0.23, ry: 0.19, fill: hair }) +
        element("ellipse", {
          cx: -0.03,
          cy: -1.0,
          rx: 0.12,
          ry: 0.06,
          fill: hairLight,
          opacity: 0.35,
          ...blurred("wide"),
        })
      : "";
  return bun + element("path", { d: CROWN[hairStyle], fill: hair, ...blurred("thin") });
}

/** One strand that falls from the parting over one side of the head. */
function strand(random: () => number, { hairLight, hairShade, hairStyle }: Palette): string {
  const side = random() < 0.5 ? -1 : 1;
  const reach = 0.3 + 0.7 * random();
  const parting = hairStyle === "bob" ? -0.1 : 0;
  const fromX = parting + side * 0.05 * random();
  const fromY = -0.88 + 0.24 * random();
  const toX = side * (0.36 + 0.2 * reach);
  const toY = -0.6 + 0.55 * reach * random();
  const bendX = parting + side * (0.2 + 0.24 * random());
  const bendY = fromY - 0.02 - 0.06 * random();
  const path = [fromX, fromY, bendX, bendY, toX, toY].map((value) => value.toFixed(3));
  return element("path", {
    d: `M${path[0]},${path[1]} Q${path[2]},${path[3]} ${path[4]},${path[5]}`,
    fill: "none",
    stroke: random() < 0.7 ? hairLight : hairShade,
    "stroke-width": (0.006 + 0.014 * random()).toFixed(4),
    opacity: (0.06 + 0.16 * random()).toFixed(2),
  });
}

/** Long strands at the sides of the face. */
function lock(random: () => number, { hairLight }: Palette): string {
  const side = random() < 0.5 ? -1 : 1;
  const x = side * (0.5 + 0.11 * random());
  const path = [x, -0.45 + 0.4 * random(), x + side * 0.04, 0.2, x - side * 0.02, 0.55 + 0.2 * random()];
  return element("path", {
    d: `M${path.slice(0, 2).join(",")} Q${path.slice(2, 4).join(",")} ${path.slice(4).join(",")}`,
    fill: "none",
    stroke: hairLight,
    "stroke-width": (0.004 + 0.006 * random()).toFixed(4),
    opacity: (0.1 + 0.2 * random()).toFixed(2),
  });
}

/** The hair over the forehead and temples, with its strands. */
export function drawHairFront(palette: Palette, seed: number): string {
  const { hair, hairStyle } = palette;
  const random = createRandom(seed);
  const strands = Array.from({ length: 90 }, () => strand(random, palette)).join("");
  const locks = hairStyle === "bob" ? Array.from({ length: 30 }, () => lock(random, palette)).join("") : "";
  const sides =
    hairStyle === "bob"
      ? element("path", {
          d: "M0.5,-0.14 C0.54,0.15 0.5,0.4 0.42,0.73 C0.46,0.79 0.54,0.79 0.6,0.72 C0.66,0.4 0.63,0.15 0.62,-0.2 L0.5,-0.4Z M-0.5,-0.14 C-0.54,0.15 -0.5,0.4 -0.42,0.73 C-0.46,0.79 -0.54,0.79 -0.6,0.72 C-0.66,0.4 -0.63,0.15 -0.62,-0.2 L-0.5,-0.4Z",
          fill: hair,
          ...blurred("thin"),
        })
      : "";
  const cap = `M-0.505,-0.12 ${HAIRLINE[hairStyle]} L0.56,-0.12 C0.6,-0.55 0.4,-0.88 0,-0.88 C-0.4,-0.88 -0.6,-0.55 -0.56,-0.12Z`;
  return (
    `<clipPath id="cap"><path d="${cap}"/></clipPath>` +
    element("path", { d: cap, fill: hair, opacity: 0.55, ...blurred("soft") }) +
    element("path", { d: cap, fill: hair, ...blurred("thin") }) +
    sides +
    `<g clip-path="url(#cap)">${blurredGroup("thin", strands)}</g>` +
    (locks && blurredGroup("hair-thin", locks))
  );
}
