import { parseRichText, type RichNode, writeRichText } from "./richTree.ts";

const blockTags = new Set(["p", "h2", "h3", "ul", "ol", "li"]);

function plain(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      if (node.tag === "br") return "\n";
      return blockTags.has(node.tag) ? `\n${plain(node.children)}\n` : plain(node.children);
    })
    .join("");
}

/** HTML from anywhere, reduced to what the kit writes and draws. Runs on a server too: clean before storing. */
export const cleanRichText = (html: string): string => writeRichText(parseRichText(html));

/** The words of a formatted text, one line for each block: for a search, an extract or a notification. */
export const richTextToPlain = (html: string): string =>
  plain(parseRichText(html))
    .replaceAll(/\n{2,}/gu, "\n")
    .trim();

/** Characters of a formatted text, as its counter counts them: without tags, without the ends of its lines. */
export const richTextLength = (html: string): number =>
  [...richTextToPlain(html).replaceAll("\n", "")].length;
