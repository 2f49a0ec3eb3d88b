/**
 * The looks of all elements that show words now, with one element of each: a look is a number for a chain of tags, classes,
 * states and coloured styles from the document's body down to an element. Two elements of one look have the same colours
 * in a theme, but for rules that count siblings.
 *
 * It refers to nothing outside itself: the end-to-end tests send its text into pages.
 */
export function looksOfWords(): ReadonlyMap<number, Element> {
  /** Attributes that say what an element is called, is tied to or measures, not in which colours it is drawn. */
  const colourless =
    /^(?:id|for|name|value|min|max|step|href|src|srcset|alt|title|lang|placeholder|headers|role|tabindex|(?:row|col)span|width|height|d|points|transform|viewBox|[cdfr]?[xy][12]?|r|aria-(?:label|labelledby|describedby|description|details|controls|owns|activedescendant|value\w+|errormessage|roledescription|posinset|setsize|(?:row|col)(?:index|count)))$/u;
  /** An inline style without a colour only places and measures. */
  const colourful = /colo|background|opacity|filter|blend/u;
  /** The look of the body. */
  const GROUND = 0;
  const looks = new Map<number, Element>();

  /** A number of 53 bits for a text (cyrb53): some thousand looks do not meet by chance. */
  const numberOf = (text: string): number => {
    let low = 0xde_ad_be_ef;
    let high = 0x41_c6_ce_57;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      low = Math.imul(low ^ code, 2_654_435_761);
      high = Math.imul(high ^ code, 1_597_334_677);
    }
    low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
    high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
    return 4_294_967_296 * (2_097_151 & high) + (low >>> 0);
  };

  const lookOf = (element: Element, parent: number): number => {
    const attributes = [...element.attributes]
      .filter(({ name, value }) => (name === "style" ? colourful.test(value) : !colourless.test(name)))
      .map(({ name, value }) => `${name}=${value}`);
    const state = element instanceof HTMLInputElement ? `${element.checked} ${element.value === ""}` : "";
    // What only places something on its page is not part of how it is drawn.
    if (parent === GROUND && element.localName === "div" && attributes.length === 0) return GROUND;
    return numberOf([parent, element.localName, ...attributes.toSorted(), state].join("\n"));
  };

  const hasWords = (element: Element): boolean =>
    /^(?:input|textarea|select)$/u.test(element.localName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "");

  const visit = (element: Element, parent: number): void => {
    const look = lookOf(element, parent);
    if (hasWords(element) && element.checkVisibility()) looks.set(look, element);
    for (const child of element.children) visit(child, look);
  };
  for (const child of document.body.children) visit(child, GROUND);
  return looks;
}
