"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { followInShadowRoot } from "../../foundations/internal/focusById.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface SkipLinkProps extends ComponentPropsWithoutRef<"a"> {
  /** Anchor of the main content, for instance `#contenu`; its element needs `tabIndex={-1}`. */
  readonly href: string;
}

/** First link of the page, seen only on focus: it jumps over the navigation. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { href, className, children, onClick, ...rest },
  ref,
) {
  const messages = useMessages("common", frCommon);
  return (
    <a
      {...rest}
      href={href}
      ref={ref}
      className={cx("cn-skip-link", className)}
      onClick={(event) => {
        onClick?.(event);
        followInShadowRoot(event);
      }}
    >
      {children ?? messages.skipToContent}
    </a>
  );
});
