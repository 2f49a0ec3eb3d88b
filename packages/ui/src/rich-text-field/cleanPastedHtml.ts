import { cleanRichText } from "./cleanRichText.ts";

const listMarker = /<!--\[if !supportLists\]-->([\s\S]*?)<!--\[endif\]-->/giu;
const markerSpan = /<span[^>]*mso-list:\s*ignore[^>]*>([\s\S]*?)<\/span>/giu;
const listParagraph = /<p\b[^>]*mso-list:\s*(?!none)[^>]*>([\s\S]*?)<\/p>/giu;

const isNumber = (marker: string): boolean =>
  /^\s*(?:\d+|[a-z]{1,4})[.)]/iu.test(marker.replaceAll(/<[^>]*>|&nbsp;/gu, ""));

/** Word writes a list as paragraphs that carry their bullet: makes them a list again. Levels become one. */
function restoreLists(html: string): string {
  return html
    .replaceAll(listParagraph, (_, content: string) => {
      const marker = listMarker.exec(content)?.[1] ?? markerSpan.exec(content)?.[1] ?? "";
      listMarker.lastIndex = 0;
      markerSpan.lastIndex = 0;
      const words = content.replaceAll(listMarker, "").replaceAll(markerSpan, "");
      const list = isNumber(marker) ? "ol" : "ul";
      return `<${list}><li>${words}</li></${list}>`;
    })
    .replaceAll(/<\/(ul|ol)>\s*<\1>/gu, "");
}

/** What a paste from a word processor or a page leaves in the text: its words, titles, lists, emphasis and links. */
export const cleanPastedHtml = (html: string): string => cleanRichText(restoreLists(html));
