const DOCUMENT_NODE = 9;

/** Tells whether a node is the root of a tree of its own: a document or a shadow root, of whichever window. */
const isTree = (node: Node): node is Document | ShadowRoot =>
  node.nodeType === DOCUMENT_NODE || "host" in node;

/** Gives the document or the shadow root in which an element stands: ids are looked up there, and nowhere else. */
export function treeRoot(element: Node | null | undefined): Document | ShadowRoot {
  const root = element?.getRootNode();
  return root !== undefined && isTree(root) ? root : (element?.ownerDocument ?? document);
}

/** Gives the shadow root in which an element stands; `null` in a document. */
export function shadowRootOf(element: Node | null | undefined): ShadowRoot | null {
  const root = treeRoot(element);
  return "host" in root ? root : null;
}

/** Gives the element with the focus, through every shadow root on the way to it; `null` when nothing has it. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : element;
}
