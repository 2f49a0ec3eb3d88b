/** Elements that translators of browsers put in the place of the texts of a page. */
const shownInPlaceOf = new WeakMap<Node, ChildNode>();

const isFont = (node: Node | null | undefined): node is ChildNode => node?.nodeName === "FONT";

function notice(records: readonly MutationRecord[], observer: MutationObserver): void {
  for (const { type, target, removedNodes, addedNodes, previousSibling } of records) {
    if (type === "characterData") {
      const shown = shownInPlaceOf.get(target);
      if (shown !== undefined) shown.textContent = target.nodeValue;
      continue;
    }
    for (const text of removedNodes) {
      // It is replaced, or something is put before it and it is removed.
      const shown = isFont(addedNodes[0]) ? addedNodes[0] : previousSibling;
      if (text.nodeType !== Node.TEXT_NODE || !isFont(shown)) continue;
      shownInPlaceOf.set(text, shown);
      observer.observe(text, { characterData: true });
    }
  }
}

/**
 * Lets React go on in a page that the browser translates. A translator takes the texts away that React will remove,
 * change or insert before, and the page would end in an error, or keep a figure that is no longer true
 * (https://github.com/facebook/react/issues/11538). What happens to such a text happens to what stands in its place.
 * @returns a function that undoes it
 */
export function followTranslator(): () => void {
  const observer = new MutationObserver(notice);
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  /** The node that stands in the parent for one that React knows; undefined when there is none. */
  const standIn = (parent: Node, child: Node): Node | undefined => {
    if (child.parentNode === parent) return child;
    notice(observer.takeRecords(), observer);
    const shown = shownInPlaceOf.get(child);
    return shown?.parentNode === parent ? shown : undefined;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const found = standIn(this, child);
    // Gone already: only a text that a translator took is passed over, any other fault is told as ever.
    if (found !== undefined || !shownInPlaceOf.has(child)) removeChild.call(this, found ?? child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const found = before === null ? null : standIn(this, before);
    const isTaken = found === undefined && before !== null && shownInPlaceOf.has(before);
    insertBefore.call(this, node, isTaken ? null : (found ?? before));
    return node;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}
