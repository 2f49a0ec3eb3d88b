import { useEffect, useRef, type ReactNode } from "react";
import { usePlace } from "./place.ts";
import { useDocumentTitle } from "./useDocumentTitle.ts";

interface PageHeadingProps {
  /** Replaces the route's title on the screen. */
  readonly children?: ReactNode;
  /**
   * Replaces the route's title in the document title. It names no person: the history of the browser keeps it (decision 063).
   */
  readonly title?: string;
  readonly className?: string;
  /** `span` inside the `h1` that a template of the kit draws. @default "h1" */
  readonly as?: "h1" | "span";
}

/**
 * The page's only `h1`. It names the document and, after a navigation, takes the focus, so that a screen
 * reader says where one has arrived; the first page of a visit leaves the focus where the browser puts it.
 */
export function PageHeading({ children, title, className, as: Element = "h1" }: PageHeadingProps): ReactNode {
  const { route, arrived } = usePlace();
  const heading = useRef<HTMLHeadingElement>(null);
  const words = title ?? route?.title ?? "";
  useDocumentTitle(words);
  const arrivedHere = useRef(arrived);
  useEffect(() => {
    if (arrivedHere.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Element ref={heading} tabIndex={-1} className={`outline-none ${className ?? ""}`}>
      {children ?? words}
    </Element>
  );
}
