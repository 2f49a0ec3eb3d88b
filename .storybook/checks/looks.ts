/** Attributes that say what an element is called, is tied to or measures, not in which colours it is drawn. */
const COLOURLESS =
  /^(?:id|for|name|value|min|max|step|href|src|srcset|alt|title|lang|placeholder|headers|role|tabindex|(?:row|col)span|width|height|d|points|transform|viewBox|[cdfr]?[xy][12]?|r|aria-(?:label|labelledby|describedby|description|details|controls|owns|activedescendant|value\w+|errormessage|roledescription|posinset|setsize|(?:row|col)(?:index|count)))$/u;
/** An inline style without a colour only places and measures. */
const COLOURFUL = /colo|background|opacity|filter|blend/u;

/** Every way of being drawn that was met, by the number of the parent's and what is the element's own. */
const known = new Map<string, number>();

/** The look of the body. */
const GROUND = -1;

function lookOf(element: Element, parent: number): number {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => (name === "style" ? COLOURFUL.test(value) : !COLOURLESS.test(name)))
    .map(({ name, value }) => `${name}=${value}`);
  const state = element instanceof HTMLInputElement ? `${element.checked} ${element.value === ""}` : "";
  // What only places a story on its page is not part of how it is drawn.
  if (parent === GROUND && element.localName === "div" && attributes.length === 0) return GROUND;
  const key = [parent, element.localName, ...attributes.toSorted(), state].join("\n");
  const look = known.get(key) ?? known.size;
  known.set(key, look);
  return look;
}

const hasWords = (element: Element): boolean =>
  /^(?:input|textarea|select)$/u.test(element.localName) ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "");

/**
 * The looks of all elements that show words now, with one element of each: a look is a number for a chain of tags, classes,
 * states and coloured styles from the document's body down to an element. Two elements of one look have the same colours
 * in a theme, but for rules that count siblings.
 */
export function looksOfWords(): ReadonlyMap<number, Element> {
  const looks = new Map<number, Element>();
  const visit = (element: Element, parent: number): void => {
    const look = lookOf(element, parent);
    if (hasWords(element) && element.checkVisibility()) looks.set(look, element);
    for (const child of element.children) visit(child, look);
  };
  for (const child of document.body.children) visit(child, GROUND);
  return looks;
}
