import { cleanRichText } from "./cleanRichText.ts";

// Bounded, so that a text made to be slow costs no more than its length.
const listMarker = /<!--\[if !supportLists\]-->([\s\S]{0,2000}?)<!--\[endif\]-->/giu;
const markerSpan = /<span[^<>]{0,500}mso-list:\s{0,9}ignore[^<>]{0,500}>([\s\S]{0,2000}?)<\/span>/giu;
const listParagraph = /<p\b[^<>]{0,500}mso-list:\s{0,9}(?!none)[^<>]{0,500}>([\s\S]*)$/iu;

const isNumber = (marker: string): boolean =>
  /^\s*(?:\d+|[a-z]{1,4})[.)]/iu.test(marker.replaceAll(/<[^<>]*>|&nbsp;/gu, ""));

function toListItem(_: string, content: string): string {
  const marker = [...content.matchAll(listMarker), ...content.matchAll(markerSpan)][0]?.[1] ?? "";
  const words = content.replaceAll(listMarker, "").replaceAll(markerSpan, "");
  const list = isNumber(marker) ? "ol" : "ul";
  return `<${list}><li>${words}</li></${list}>`;
}

/** Word writes a list as paragraphs that carry their bullet: makes them a list again. Levels become one. */
function restoreLists(html: string): string {
  const paragraphs = html.split(/<\/p>/iu);
  const rest = paragraphs.pop() ?? "";
  return [...paragraphs.map((piece) => restoreItem(`${piece}</p>`)), rest]
    .join("")
    .replaceAll(/<\/(ul|ol)>\s*<\1>/gu, "");
}

function restoreItem(paragraph: string): string {
  const written = paragraph.slice(0, -"</p>".length);
  return listParagraph.test(written) ? written.replace(listParagraph, toListItem) : paragraph;
}

/** Gives what a paste from a word processor or a page leaves in the text: its words, titles, lists, emphasis and links. */
export const cleanPastedHtml = (html: string): string => cleanRichText(restoreLists(html));
