const SVG = "http://www.w3.org/2000/svg";

/** A word of a chart, where the browser drew it. */
export interface PictureText {
  readonly text: string;
  /** Left edge, in px of the page. */
  readonly x: number;
  /** Baseline, in px of the page. */
  readonly y: number;
  /** As a canvas takes it: style, weight, size, families. */
  readonly font: string;
  readonly family: string;
  readonly size: string;
  readonly weight: string;
  readonly style: string;
  readonly color: string;
}

/** Tells whether an element is kept from sight: not drawn, or left to screen readers. */
export function isUnseen(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { display, visibility, clipPath, opacity } = getComputedStyle(each);
    if (display === "none" || opacity === "0" || clipPath === "inset(50%)") return true;
    if (each === element && visibility !== "visible") return true;
  }
  return false;
}

/**
 * Reads the words that are seen in some parts of a page, each at its place: what stands beside a drawing as HTML, and what an
 * `<svg>` writes itself. A word that is turned is read as if it were level.
 */
export function pictureTexts(parts: readonly Element[]): readonly PictureText[] {
  const context = parts[0]?.ownerDocument.createElement("canvas").getContext("2d");
  if (context == null) return [];
  const texts: PictureText[] = [];
  for (const part of parts) {
    const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest("title, desc, style, [data-cn-picture='none']") !== null)
        continue;
      if (isUnseen(parent)) continue;
      const { fontStyle, fontWeight, fontSize, fontFamily, color, fill } = getComputedStyle(parent);
      const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      context.font = font;
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/\S+/gu)) {
        const range = part.ownerDocument.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(word);
        texts.push({
          text: word,
          x: left,
          y: top + (height - ascent - descent) / 2 + ascent,
          font,
          family: fontFamily,
          size: fontSize,
          weight: fontWeight,
          style: fontStyle,
          color: parent.namespaceURI === SVG ? fill : color,
        });
      }
    }
  }
  return texts;
}
