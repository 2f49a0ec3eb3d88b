import { type ComponentPropsWithoutRef, createElement, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { parseRichText, type RichNode } from "./richTree.ts";

export interface RichTextProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Holds what `RichTextField` wrote, or any HTML: only its known tags and safe addresses are drawn. */
  readonly html: string;
}

// The children are spread, so that they need no keys: a text has no other identity than its place.
function draw(node: RichNode): ReactNode {
  if (typeof node === "string") return node;
  const props = node.href === undefined ? null : { href: node.href, rel: "noopener noreferrer" };
  return createElement(node.tag, props, ...node.children.map(draw));
}

/** A formatted text to be read. It is built element by element, on a server too: no HTML is ever injected. */
export const RichText = forwardRef<HTMLDivElement, RichTextProps>(function RichText(
  { html, className, ...rest },
  ref,
) {
  return createElement(
    "div",
    { ...rest, ref, className: cx("cn-rich-text", className) },
    ...parseRichText(html).map(draw),
  );
});
