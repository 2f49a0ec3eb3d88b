import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from "react";

/** Describes what a link of the kit asks of the host's own link. */
export interface LinkAttributes extends Omit<ComponentPropsWithoutRef<"a">, "href" | "children"> {
  /** Place where the link leads. */
  readonly href: string;
  /** Holds what the link shows. */
  readonly children: ReactNode;
}

/** Draws a link, for instance `({ href, ...rest }) => <Link to={href} {...rest} />` with a router. */
export type RenderLink = (attributes: LinkAttributes) => ReactElement;

/** A plain link, which loads the page that it leads to. */
export const renderAnchor: RenderLink = ({ children, ...attributes }) => <a {...attributes}>{children}</a>;
