import { isClear } from "./isClear.ts";
import { isUnseen } from "./pictureTexts.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Properties that a sheet gives to shapes and that a file must hold itself, each an attribute too. */
const painted = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "visibility",
  "vector-effect",
  "overflow",
] as const;

/** Properties that are no attributes, or read otherwise there: kept as a style. */
const placed = ["transform", "transform-origin", "transform-box", "translate", "rotate", "scale"] as const;

/** Geometry that a sheet may give as well: written as attributes, which every program reads. */
const geometry: Readonly<Record<string, readonly string[]>> = {
  rect: ["x", "y", "width", "height", "rx", "ry"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  svg: ["x", "y", "width", "height"],
  image: ["x", "y", "width", "height"],
};

/** Left and top of the picture, in px of the page. */
interface Origin {
  readonly x: number;
  readonly y: number;
}

function copyStyles(from: Element, to: SVGElement): void {
  const style = getComputedStyle(from);
  to.removeAttribute("class");
  to.removeAttribute("style");
  for (const name of painted) to.setAttribute(name, style.getPropertyValue(name) || "none");
  const turned = ["transform", "translate", "rotate", "scale"].some(
    (name) => style.getPropertyValue(name) !== "none",
  );
  const order = style.getPropertyValue("paint-order");
  if (order !== "normal") to.style.setProperty("paint-order", order);
  for (const name of turned ? placed : []) to.style.setProperty(name, style.getPropertyValue(name));
  for (const name of geometry[from.localName] ?? []) {
    const value = style.getPropertyValue(name);
    if (value !== "" && value !== "auto") to.setAttribute(name, value);
  }
}

/** Copies an `<svg>` with all that is in it but words. */
function copyDrawing(svg: Element, origin: Origin): SVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  const sources = [svg, ...svg.querySelectorAll("*")];
  const left: Element[] = [];
  for (const [place, source] of sources.entries()) {
    const target = copies[place];
    if (target === undefined) continue;
    if (source.localName === "text" || getComputedStyle(source).display === "none") left.push(target);
    else copyStyles(source, target);
  }
  for (const element of left) element.remove();
  const box = svg.getBoundingClientRect();
  const { x, y } = { x: box.left - origin.x, y: box.top - origin.y };
  for (const [name, value] of Object.entries({ x, y, width: box.width, height: box.height })) {
    copy.setAttribute(name, String(value));
  }
  for (const name of ["aria-hidden", "role", "focusable"]) copy.removeAttribute(name);
  return copy;
}

/** Copies ground and borders of a box that a sheet paints: a bar is one. */
function copyBox(element: Element, origin: Origin): readonly SVGElement[] {
  const style = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const rect = (x: number, y: number, w: number, h: number, fill: string, radius = "0"): SVGElement => {
    const made = element.ownerDocument.createElementNS(SVG, "rect") as SVGElement;
    const attributes = { x: x - origin.x, y: y - origin.y, width: w, height: h, fill, rx: radius };
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
    return made;
  };
  const border = (side: "top" | "right" | "bottom" | "left"): number =>
    style.getPropertyValue(`border-${side}-style`) === "none" ||
    isClear(style.getPropertyValue(`border-${side}-color`))
      ? 0
      : Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
  const shapes: SVGElement[] = [];
  if (!isClear(style.backgroundColor)) {
    shapes.push(rect(left, top, width, height, style.backgroundColor, style.borderTopLeftRadius));
  }
  const thick = {
    top: border("top"),
    right: border("right"),
    bottom: border("bottom"),
    left: border("left"),
  };
  if (thick.top > 0) shapes.push(rect(left, top, width, thick.top, style.borderTopColor));
  if (thick.bottom > 0) {
    shapes.push(rect(left, top + height - thick.bottom, width, thick.bottom, style.borderBottomColor));
  }
  if (thick.left > 0) shapes.push(rect(left, top, thick.left, height, style.borderLeftColor));
  if (thick.right > 0) {
    shapes.push(rect(left + width - thick.right, top, thick.right, height, style.borderRightColor));
  }
  return shapes;
}

/**
 * Copies what is drawn in some parts of a page, each at its place, with the looks that sheets give it. Words are left out:
 * `pictureTexts` reads them.
 */
export function pictureShapes(parts: readonly Element[], origin: Origin): readonly SVGElement[] {
  return parts
    .flatMap((part) => [...part.querySelectorAll("*")])
    .filter((element) => element.closest("[data-cn-picture='none']") === null)
    .filter((element) => element.parentElement?.closest("svg") === null)
    .flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || isUnseen(element)) return [];
      const box = copyBox(element, origin);
      return element.localName === "svg" ? [...box, copyDrawing(element, origin)] : box;
    });
}
