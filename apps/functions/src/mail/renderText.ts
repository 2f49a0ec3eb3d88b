import type { ReadMailBlock, ReadMailContent } from "./mailContent.ts";

/** The message as a plain text: the same words as `renderHtml` shows, an empty line between blocks. */
export function renderText({ blocks }: Pick<ReadMailContent, "blocks">): string {
  return `${blocks.map((block) => blockText(block).replace(/(?!\s)\p{Cc}/gu, "")).join("\n\n")}\n`;
}

function blockText(block: ReadMailBlock): string {
  switch (block.kind) {
    case "greeting":
    case "paragraph":
    case "legal":
      return block.text;
    case "figures":
      return [block.title, ...block.figures.map(figureText)].join("\n");
    case "button":
      return `${block.label}\u00A0:\n${block.url}`;
    case "signature":
      return [block.name, ...block.lines].join("\n");
  }
}

function figureText({ label, value, note }: { label: string; value: string; note: string }): string {
  return `- ${label}\u00A0: ${value}${note === "" ? "" : ` (${note})`}`;
}
