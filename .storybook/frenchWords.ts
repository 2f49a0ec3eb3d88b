import { storybookWords } from "./storybookWords.ts";
import { treeWords } from "./treeWords.ts";

/** Places whose words are code, the kit's own or written in English, and stay; but for the buttons of a piece of code. */
const NOT_OURS = 'script, style, pre, code, .sb-story, .docs-story, #storybook-root, :not(html)[lang="en"]';
const isOurs = (element: Element | null): boolean =>
  element !== null && (element.closest("pre button") !== null || element.closest(NOT_OURS) === null);

/** The list of what the kit holds, where « Actions » is a group of components: only these names there are Storybook's. */
const TREE = "#storybook-explorer-tree, #storybook-explorer-menu";
const TREE_WORDS: ReadonlySet<string> = new Set([
  "Docs",
  "Default",
  "Playground",
  "Collapse all",
  "Recently opened",
  "Clear history",
  "Expand all",
]);

/** The French of a word where it stands; undefined where it is not Storybook's, or has none. */
function frenchOf(word: string, place: Element | null): string | undefined {
  if (!isOurs(place)) return undefined;
  if (place?.closest(TREE)) {
    if (Object.hasOwn(treeWords, word)) return treeWords[word];
    if (!TREE_WORDS.has(word)) return undefined;
  }
  return Object.hasOwn(storybookWords, word) ? storybookWords[word] : undefined;
}

const ATTRIBUTES = ["aria-label", "title", "placeholder"];

/** What was replaced, to put it back when another language is chosen. */
interface Replaced {
  readonly english: string;
  readonly french: string;
}

const texts = new WeakMap<Text, Replaced>();
const attributes = new WeakMap<Element, Map<string, Replaced>>();

function translateText(node: Text): void {
  const english = node.data;
  const text = english.trim();
  const word = frenchOf(text, node.parentElement);
  if (word === undefined || word === text) return;
  const french = english.replace(text, word);
  texts.set(node, { english, french });
  node.data = french;
}

function translateAttributes(element: Element): void {
  for (const name of ATTRIBUTES) {
    const english = element.getAttribute(name) ?? "";
    const french = frenchOf(english, element);
    // Written again, even the same word would be told to the observer, for ever.
    if (french === undefined || french === english) continue;
    attributes.set(element, (attributes.get(element) ?? new Map()).set(name, { english, french }));
    element.setAttribute(name, french);
  }
}

function restoreText(node: Text): void {
  const replaced = texts.get(node);
  if (replaced?.french === node.data) node.data = replaced.english;
}

function restoreAttributes(element: Element): void {
  for (const [name, { english, french }] of attributes.get(element) ?? []) {
    if (element.getAttribute(name) === french) element.setAttribute(name, english);
  }
}

/** Visits the texts within a node, and the elements that have one of the attributes with words. */
function visit(root: Node, ofText: (node: Text) => void, ofElement: (element: Element) => void): void {
  if (root instanceof Text) ofText(root);
  if (!(root instanceof Element)) return;
  ofElement(root);
  for (const element of root.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join(","))) {
    ofElement(element);
  }
  const found = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (found.nextNode() !== null) if (found.currentNode instanceof Text) ofText(found.currentNode);
}

/**
 * Puts Storybook's words within a place into French, now and whenever it writes others.
 * @returns what puts the English words back and ends it
 */
export function translateToFrench(place: Element): () => void {
  const translate = (root: Node): void => visit(root, translateText, translateAttributes);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") {
        if (target instanceof Element) translateAttributes(target);
      } else if (type === "characterData") translate(target);
      else for (const node of addedNodes) translate(node);
    }
  });
  translate(place);
  observer.observe(place, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => {
    observer.disconnect();
    visit(place, restoreText, restoreAttributes);
  };
}
