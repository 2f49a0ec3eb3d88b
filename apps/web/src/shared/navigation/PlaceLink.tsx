import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { usePlace } from "./place.ts";

interface PlaceLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Address within the application. */
  readonly to: string;
}

/** A link that works at the door too; in the application itself, the router's does the same. */
export function PlaceLink({ to, onClick, children, ...rest }: PlaceLinkProps): ReactNode {
  const { go } = usePlace();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    // Another tab or window, a download: the browser's own affair.
    const ours = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !ours) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
