import type { Palette } from "../options/palette.ts";
import { blurred, bothSides, element } from "./markup.ts";

/** Bridge, tip and nostrils. */
export function drawNose({ shadow, light }: Palette): string {
  const side =
    element("path", {
      d: "M0.075,-0.13 C0.05,-0.06 0.056,0.04 0.098,0.13",
      fill: "none",
      stroke: shadow,
      "stroke-width": 0.034,
      opacity: 0.3,
      ...blurred("wide"),
    }) +
    element("ellipse", {
      cx: 0.098,
      cy: 0.163,
      rx: 0.026,
      ry: 0.036,
      fill: shadow,
      opacity: 0.26,
      ...blurred("soft"),
    }) +
    element("path", {
      d: "M0.108,0.132 C0.128,0.152 0.128,0.186 0.1,0.198 C0.085,0.203 0.07,0.198 0.06,0.192",
      fill: "none",
      stroke: shadow,
      "stroke-width": 0.011,
      opacity: 0.6,
      ...blurred("thin"),
    }) +
    element("path", {
      d: "M0.03,0.196 C0.042,0.183 0.075,0.182 0.085,0.194 C0.072,0.206 0.043,0.208 0.03,0.196Z",
      fill: "#3b1d17",
      opacity: 0.72,
      ...blurred("thin"),
    });
  return (
    element("path", {
      d: "M-0.03,-0.14 C-0.028,-0.04 -0.03,0.06 -0.045,0.13 L0.045,0.13 C0.03,0.06 0.028,-0.04 0.03,-0.14Z",
      fill: light,
      opacity: 0.5,
      ...blurred("wide"),
    }) +
    bothSides(side) +
    element("path", {
      d: "M-0.03,0.2 C-0.015,0.215 0.015,0.215 0.03,0.2",
      fill: "none",
      stroke: shadow,
      "stroke-width": 0.012,
      opacity: 0.45,
      ...blurred("thin"),
    }) +
    element("ellipse", {
      cx: 0,
      cy: 0.222,
      rx: 0.085,
      ry: 0.014,
      fill: shadow,
      opacity: 0.3,
      ...blurred("soft"),
    }) +
    element("ellipse", {
      cx: -0.006,
      cy: 0.132,
      rx: 0.03,
      ry: 0.024,
      fill: "#fff",
      opacity: 0.26,
      ...blurred("soft"),
    })
  );
}

/** Folds from the nose to the corners of the mouth, deeper with age. */
export const drawFolds = ({ shadow, age }: Palette): string =>
  bothSides(
    element("path", {
      d: "M0.128,0.168 C0.168,0.2 0.204,0.26 0.215,0.345",
      fill: "none",
      stroke: shadow,
      "stroke-width": 0.016,
      opacity: 0.16 + 0.55 * age,
      ...blurred("soft"),
    }) +
      element("path", {
        d: "M0.188,0.395 C0.2,0.425 0.205,0.455 0.2,0.49",
        fill: "none",
        stroke: shadow,
        "stroke-width": 0.014,
        opacity: 0.08 + 0.45 * age,
        ...blurred("soft"),
      }),
  );

/** Lips, the hollow above them and the shadow below. */
export function drawMouth({ lip, lipShadow, shadow, light }: Palette): string {
  const seam = "C0.12,0.372 0.06,0.383 0,0.386 C-0.06,0.383 -0.12,0.372 -0.178,0.378";
  const upper = `M-0.178,0.378 C-0.12,0.345 -0.07,0.325 -0.032,0.326 C-0.018,0.327 -0.01,0.335 0,0.336 C0.01,0.335 0.018,0.327 0.032,0.326 C0.07,0.325 0.12,0.345 0.178,0.378 ${seam}Z`;
  const lower = `M0.178,0.378 ${seam} C-0.13,0.42 -0.075,0.456 0,0.457 C0.075,0.456 0.13,0.42 0.178,0.378Z`;
  return (
    bothSides(
      element("path", {
        d: "M0.022,0.235 L0.028,0.318",
        fill: "none",
        stroke: shadow,
        "stroke-width": 0.012,
        opacity: 0.26,
        ...blurred("soft"),
      }),
    ) +
    element("ellipse", {
      cx: 0,
      cy: 0.492,
      rx: 0.12,
      ry: 0.026,
      fill: shadow,
      opacity: 0.3,
      ...blurred("soft"),
    }) +
    element("ellipse", {
      cx: 0,
      cy: 0.585,
      rx: 0.1,
      ry: 0.055,
      fill: light,
      opacity: 0.34,
      ...blurred("wide"),
    }) +
    element("path", { d: lower, fill: lip, ...blurred("thin") }) +
    element("path", { d: upper, fill: lip, ...blurred("thin") }) +
    element("path", { d: upper, fill: lipShadow, opacity: 0.3, ...blurred("thin") }) +
    element("ellipse", {
      cx: -0.01,
      cy: 0.422,
      rx: 0.07,
      ry: 0.013,
      fill: "#fff",
      opacity: 0.24,
      ...blurred("soft"),
    }) +
    element("path", {
      d: `M0.178,0.378 ${seam}`,
      fill: "none",
      stroke: lipShadow,
      "stroke-width": 0.007,
      "stroke-linecap": "round",
      opacity: 0.9,
      ...blurred("hair-thin"),
    }) +
    bothSides(
      element("ellipse", {
        cx: 0.183,
        cy: 0.379,
        rx: 0.012,
        ry: 0.01,
        fill: lipShadow,
        opacity: 0.5,
        ...blurred("thin"),
      }),
    )
  );
}
