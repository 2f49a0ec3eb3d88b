import type { Palette } from "../options/palette.ts";
import { blurred, bothSides, element } from "./markup.ts";

const OVAL =
  "M0,-0.66 C0.33,-0.66 0.492,-0.38 0.49,-0.07 C0.488,0.16 0.44,0.37 0.315,0.55 C0.225,0.668 0.115,0.722 0,0.722 C-0.115,0.722 -0.225,0.668 -0.315,0.55 C-0.44,0.37 -0.488,0.16 -0.49,-0.07 C-0.492,-0.38 -0.33,-0.66 0,-0.66Z";

/** Gradient of the face and its outline as a clip. */
export const skinDefinitions = ({ skin, light, shadow }: Palette): string =>
  `<radialGradient id="skin" cx="46%" cy="38%" r="68%"><stop offset="0" stop-color="${light}"/>` +
  `<stop offset="0.55" stop-color="${skin}"/><stop offset="1" stop-color="${shadow}"/></radialGradient>` +
  `<linearGradient id="neck" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shadow}"/>` +
  `<stop offset="0.45" stop-color="${shadow}"/><stop offset="1" stop-color="${skin}"/></linearGradient>` +
  `<clipPath id="face"><path d="${OVAL}"/></clipPath>`;

/** Neck, collar bones and a plain round-necked top. */
export const drawBust = ({ cloth, shadow }: Palette): string =>
  element("path", {
    d: "M-0.245,0.4 C-0.235,0.75 -0.25,0.9 -0.36,0.98 C-0.58,1.05 -0.75,1.1 -0.9,1.3 L-0.9,2.2 L0.9,2.2 L0.9,1.3 C0.75,1.1 0.58,1.05 0.36,0.98 C0.25,0.9 0.235,0.75 0.245,0.4Z",
    fill: "url(#neck)",
  }) +
  bothSides(
    element("path", {
      d: "M0.235,0.6 C0.215,0.8 0.14,0.95 0.03,1.05",
      fill: "none",
      stroke: shadow,
      "stroke-width": 0.03,
      opacity: 0.3,
      ...blurred("wide"),
    }),
  ) +
  element("path", {
    d: "M-1.4,2.2 C-1.3,1.3 -0.92,1.08 -0.44,0.985 C-0.36,1.18 -0.2,1.26 0,1.26 C0.2,1.26 0.36,1.18 0.44,0.985 C0.92,1.08 1.3,1.3 1.4,2.2Z",
    fill: cloth,
  }) +
  element("path", {
    d: "M-0.44,0.985 C-0.36,1.18 -0.2,1.26 0,1.26 C0.2,1.26 0.36,1.18 0.44,0.985",
    fill: "none",
    stroke: "#000",
    "stroke-width": 0.022,
    opacity: 0.16,
    ...blurred("soft"),
  });

/** Both ears, mostly in the shade. */
export const drawEars = ({ shadow, skin }: Palette): string =>
  bothSides(
    element("path", {
      d: "M0.47,-0.12 C0.53,-0.17 0.56,-0.1 0.55,-0.03 C0.54,0.04 0.52,0.12 0.47,0.1Z",
      fill: skin,
    }) +
      element("path", {
        d: "M0.47,-0.12 C0.53,-0.17 0.56,-0.1 0.55,-0.03 C0.54,0.04 0.52,0.12 0.47,0.1Z",
        fill: shadow,
        opacity: 0.55,
      }) +
      element("path", {
        d: "M0.49,-0.1 C0.53,-0.11 0.535,-0.03 0.51,0.03",
        fill: "none",
        stroke: shadow,
        "stroke-width": 0.014,
        opacity: 0.8,
        ...blurred("thin"),
      }),
  );

/** The oval of the face with its broad lights and shades; `inside` is drawn within the outline. */
export const drawSkin = ({ shadow, light, blush, blushOpacity }: Palette, inside: string): string =>
  element("path", { d: OVAL, fill: "url(#skin)" }) +
  `<g clip-path="url(#face)">` +
  bothSides(
    element("ellipse", {
      cx: 0.3,
      cy: 0.16,
      rx: 0.13,
      ry: 0.1,
      fill: blush,
      opacity: blushOpacity,
      ...blurred("broad"),
    }) +
      element("ellipse", {
        cx: 0.285,
        cy: 0.04,
        rx: 0.085,
        ry: 0.035,
        fill: light,
        opacity: 0.5,
        ...blurred("wide"),
      }) +
      element("path", {
        d: "M0.5,-0.1 C0.44,0.15 0.42,0.3 0.3,0.56 L0.5,0.6Z",
        fill: shadow,
        opacity: 0.3,
        ...blurred("broad"),
      }),
  ) +
  element("path", {
    d: "M-0.5,0.3 C-0.34,0.62 -0.15,0.74 0,0.74 C0.15,0.74 0.34,0.62 0.5,0.3 L0.6,0.85 L-0.6,0.85Z",
    fill: shadow,
    opacity: 0.38,
    ...blurred("broad"),
  }) +
  element("ellipse", {
    cx: -0.02,
    cy: -0.37,
    rx: 0.24,
    ry: 0.12,
    fill: "#fff",
    opacity: 0.15,
    ...blurred("broad"),
  }) +
  inside +
  `</g>`;
