import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from "react";

/** What a link of the kit asks of the host's own link. */
export interface LinkAttributes extends Omit<ComponentPropsWithoutRef<"a">, "href" | "children"> {
  /** Where the link leads. */
  readonly href: string;
  /** What the link shows. */
  readonly children: ReactNode;
}

/** Draws a link, for instance `({ href, ...rest }) => <Link to={href} {...rest} />` with a router. */
export type RenderLink = (attributes: LinkAttributes) => ReactElement;

/** A plain link, which loads the page that it leads to. */
export const renderAnchor: RenderLink = ({ children, ...attributes }) => <a {...attributes}>{children}</a>;
