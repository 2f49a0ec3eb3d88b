import type { Palette } from "../options/palette.ts";
import { blurred, bothSides, element } from "./markup.ts";

const UPPER_LID =
  "M0.113,-0.076 C0.142,-0.112 0.176,-0.129 0.216,-0.128 C0.257,-0.127 0.292,-0.112 0.32,-0.09";
const LOWER_LID = "C0.294,-0.068 0.26,-0.055 0.217,-0.055 C0.176,-0.055 0.142,-0.063 0.113,-0.076Z";
const OPENING = `${UPPER_LID} ${LOWER_LID}`;

/** Clip path of the eye's opening. */
export const eyeDefinitions = ({ iris }: Palette): string =>
  `<clipPath id="eye"><path d="${OPENING}"/></clipPath>` +
  `<radialGradient id="iris"><stop offset="0.3" stop-color="${iris}"/>` +
  `<stop offset="0.8" stop-color="${iris}" stop-opacity="0.95"/><stop offset="1" stop-color="#1b120d"/></radialGradient>`;

function eyeball(): string {
  const iris = { cx: 0.217, cy: -0.096 };
  return (
    element("path", { d: OPENING, fill: "#efe7e1" }) +
    `<g clip-path="url(#eye)">` +
    element("ellipse", {
      cx: 0.118,
      cy: -0.078,
      rx: 0.022,
      ry: 0.016,
      fill: "#c98e80",
      opacity: 0.7,
      ...blurred("thin"),
    }) +
    element("circle", { ...iris, r: 0.044, fill: "url(#iris)" }) +
    element("circle", { ...iris, r: 0.019, fill: "#0b0807" }) +
    element("path", {
      d: `${UPPER_LID} L0.32,-0.075 C0.28,-0.1 0.25,-0.108 0.216,-0.108 C0.18,-0.108 0.145,-0.095 0.113,-0.066Z`,
      fill: "#2a1a14",
      opacity: 0.42,
      ...blurred("thin"),
    }) +
    `</g>`
  );
}

function lids({ shadow, light, age }: Palette): string {
  return (
    element("ellipse", {
      cx: 0.217,
      cy: -0.142,
      rx: 0.125,
      ry: 0.042,
      fill: shadow,
      opacity: 0.3,
      ...blurred("wide"),
    }) +
    element("path", {
      d: "M0.108,-0.104 C0.14,-0.142 0.178,-0.157 0.22,-0.156 C0.264,-0.155 0.304,-0.137 0.334,-0.108",
      fill: "none",
      stroke: shadow,
      "stroke-width": 0.008,
      opacity: 0.6,
      ...blurred("thin"),
    }) +
    element("path", {
      d: "M0.125,-0.07 C0.15,-0.055 0.18,-0.047 0.217,-0.047 C0.255,-0.047 0.287,-0.058 0.31,-0.075",
      fill: "none",
      stroke: light,
      "stroke-width": 0.008,
      opacity: 0.5,
      ...blurred("thin"),
    }) +
    element("path", {
      d: "M0.112,-0.028 C0.15,0.01 0.2,0.02 0.25,0.008 C0.28,0 0.305,-0.012 0.32,-0.03",
      fill: "none",
      stroke: shadow,
      "stroke-width": 0.02,
      opacity: 0.14 + 0.32 * age,
      ...blurred("soft"),
    })
  );
}

/** Lash line, thicker towards the temple, and a few lashes that leave it. */
function lashes(): string {
  const line = element("path", {
    d: `${UPPER_LID} C0.3,-0.109 0.262,-0.137 0.216,-0.139 C0.172,-0.139 0.138,-0.117 0.113,-0.076Z`,
    fill: "#211510",
    ...blurred("hair-thin"),
  });
  const hairs = [
    [0.25, -0.126, 0.262, -0.148],
    [0.27, -0.12, 0.287, -0.142],
    [0.288, -0.112, 0.308, -0.132],
    [0.303, -0.103, 0.327, -0.119],
    [0.313, -0.096, 0.34, -0.106],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
    element("path", {
      d: `M${x1},${y1} Q${(x1 + x2) / 2 + 0.007},${(y1 + y2) / 2 + 0.002} ${x2},${y2}`,
      fill: "none",
      stroke: "#211510",
      "stroke-width": 0.0035,
      "stroke-linecap": "round",
      opacity: 0.85,
    }),
  );
  return line + hairs.join("");
}

function brow({ brow: colour }: Palette): string {
  const body = element("path", {
    d: "M0.096,-0.197 C0.14,-0.214 0.2,-0.233 0.26,-0.229 C0.298,-0.226 0.328,-0.21 0.35,-0.182 C0.322,-0.199 0.292,-0.208 0.257,-0.209 C0.2,-0.211 0.145,-0.192 0.1,-0.176Z",
    fill: colour,
    opacity: 0.72,
    ...blurred("thin"),
  });
  const hairs = Array.from({ length: 26 }, (_, k) => {
    const t = k / 25;
    const x = 0.098 + 0.215 * t;
    const y = -0.181 - 0.034 * Math.sin(Math.min(1, t * 1.2) * 1.5);
    const lean = 0.012 + 0.028 * t;
    return element("path", {
      d: `M${x.toFixed(4)},${y.toFixed(4)} q${(lean / 2).toFixed(4)},-0.012 ${lean.toFixed(4)},${(-0.017 + 0.018 * t).toFixed(4)}`,
      fill: "none",
      stroke: colour,
      "stroke-width": 0.0032,
      opacity: 0.6,
    });
  });
  return body + hairs.join("");
}

/** Both eyes with lids, lashes and brows. The glint stays on the same side in both. */
export function drawEyes(palette: Palette): string {
  const glint = (x: number) =>
    element("circle", { cx: x, cy: -0.112, r: 0.0085, fill: "#fff", opacity: 0.92 });
  return bothSides(lids(palette) + eyeball() + lashes() + brow(palette)) + glint(-0.23) + glint(0.204);
}
