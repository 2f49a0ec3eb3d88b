import { isClear } from "./isClear.ts";
import { pictureShapes } from "./pictureShapes.ts";
import { type PictureText, pictureTexts } from "./pictureTexts.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Px around what is drawn. */
const MARGIN = 16;
/** Px of a PNG for a px of the page. */
const SCALE = 2;

/** A chart as it is drawn, apart from its page. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly shapes: readonly SVGElement[];
  /** Places within the picture. */
  readonly texts: readonly PictureText[];
}

/** The first ground under an element that is not see-through; white where there is none. */
function groundUnder(element: Element): string {
  for (let each: Element | null = element; each !== null;) {
    const { backgroundColor } = getComputedStyle(each);
    if (!isClear(backgroundColor)) return backgroundColor;
    const root: Node = each.getRootNode();
    each = each.parentElement ?? ("host" in root ? (root as ShadowRoot).host : null);
  }
  return "#fff";
}

/** Reads title, sentence, drawing and note of a chart; controls and the table are left out. */
function readPicture(figure: Element): Picture {
  const parts = [
    ...figure.querySelectorAll(":scope > figcaption, :scope > .cn-chart__plot, :scope > .cn-chart__note"),
  ];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const x = Math.min(...boxes.map(({ left }) => left)) - MARGIN;
  const y = Math.min(...boxes.map(({ top }) => top)) - MARGIN;
  return {
    width: Math.ceil(Math.max(...boxes.map(({ right }) => right)) - x + MARGIN),
    height: Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom)) - y + MARGIN),
    background: groundUnder(figure),
    shapes: pictureShapes(parts, { x, y }),
    texts: pictureTexts(parts).map((text) => ({ ...text, x: text.x - x, y: text.y - y })),
  };
}

function element(
  owner: Element,
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text = "",
): SVGElement {
  const made = owner.ownerDocument.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

function svgText(
  figure: Element,
  { width, height, background, shapes, texts }: Picture,
  name: string,
): string {
  const svg = element(figure, "svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img" });
  svg.append(element(figure, "title", {}, name));
  const summary = figure.querySelector(":scope > figcaption")?.textContent ?? "";
  if (summary !== "") svg.append(element(figure, "desc", {}, summary));
  svg.append(element(figure, "rect", { width, height, fill: background }), ...shapes);
  for (const { text, x, y, family, size, weight, style, color } of texts) {
    const font = { "font-family": family, "font-size": size, "font-weight": weight, "font-style": style };
    svg.append(element(figure, "text", { x, y, fill: color, ...font }, text));
  }
  return new XMLSerializer().serializeToString(svg);
}

/** Draws a chart as an SVG file that needs no sheet: its letters are those of the device where the fonts are missing. */
const toSvg = (figure: Element, name: string): Blob =>
  new Blob([svgText(figure, readPicture(figure), name)], { type: "image/svg+xml;charset=utf-8" });

/**
 * Draws a chart as a PNG file, two px for each of the page. Its words are drawn apart, with the fonts of the page, which a
 * browser keeps from an SVG that it draws as a picture.
 * @throws Error when the browser draws no picture, for instance without `img-src blob:` in its policy
 */
async function toPng(figure: Element, name: string): Promise<Blob> {
  const picture = readPicture(figure);
  const canvas = figure.ownerDocument.createElement("canvas");
  canvas.width = picture.width * SCALE;
  canvas.height = picture.height * SCALE;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser draws no picture.");
  context.scale(SCALE, SCALE);
  const shapes = svgText(figure, { ...picture, texts: [] }, name);
  const address = URL.createObjectURL(new Blob([shapes], { type: "image/svg+xml" }));
  try {
    const image = figure.ownerDocument.createElement("img");
    image.src = address;
    await image.decode();
    context.drawImage(image, 0, 0, picture.width, picture.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  for (const { text, x, y, font, color } of picture.texts) {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, x, y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The browser draws no picture."));
      else resolve(blob);
    }, "image/png");
  });
}

/** Ways in which a chart becomes a file: loaded when they are asked for. */
export const chartPicture = { toSvg, toPng };
