"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Brand } from "../../foundations/brand/Brand.tsx";
import { renderAnchor, type RenderLink } from "../../foundations/internal/renderLink.tsx";
import { frPublicShell } from "../../foundations/messages/sections/navigation.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { HomeLink, MainRegion, ShellFrame } from "../internal/ShellFrame.tsx";

export interface PublicLink {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** The words of the link. */
  readonly label: string;
  /** Place where the link leads. */
  readonly href: string;
}

export interface PublicShellProps extends ComponentPropsWithoutRef<"div"> {
  /**
   * Name beside the mark.
   * @default "Carnation"
   */
  readonly brandName?: string | undefined;
  /** Place where the brand leads. */
  readonly homeHref: string;
  /** A word at the end of the brand's line: which space one signs in to. */
  readonly space?: string | undefined;
  /** A picture beside the page, above it where it is narrow. */
  readonly aside?: ReactNode;
  /** Links at the foot: legal notice, privacy, help. */
  readonly links?: readonly PublicLink[] | undefined;
  /** A line at the foot, above the links. */
  readonly mention?: ReactNode;
  /**
   * Id of the main region, where the skip link leads.
   * @default "contenu"
   */
  readonly mainId?: string | undefined;
  /**
   * Draws every link, for a router.
   * @default a plain link
   */
  readonly renderLink?: RenderLink | undefined;
  /** The page, in the main region: one column of 392 px. */
  readonly children: ReactNode;
}

/** The frame of the pages before sign-in: brand, one column for what there is to do, and a picture beside it. */
export const PublicShell = forwardRef<HTMLDivElement, PublicShellProps>(function PublicShell(
  {
    brandName = "Carnation",
    homeHref,
    space,
    aside,
    links = [],
    mention,
    mainId = "contenu",
    renderLink = renderAnchor,
    children,
    ...rest
  },
  ref,
) {
  const messages = useMessages("publicShell", frPublicShell);
  return (
    <ShellFrame
      {...rest}
      ref={ref}
      block="cn-public-shell"
      mainId={mainId}
      {...(aside ? { "data-aside": "" } : {})}
    >
      {aside ? <div className="cn-public-shell__aside">{aside}</div> : null}
      <div className="cn-public-shell__page">
        <header className="cn-public-shell__head">
          <HomeLink
            block="cn-public-shell"
            href={homeHref}
            label={messages.home({ name: brandName })}
            renderLink={renderLink}
          >
            <Brand name={brandName} />
          </HomeLink>
          {space === undefined ? null : <span className="cn-public-shell__space">{space}</span>}
        </header>
        <MainRegion block="cn-public-shell" id={mainId}>
          {children}
        </MainRegion>
        <footer className="cn-public-shell__foot">
          {mention ? <p>{mention}</p> : null}
          {links.length === 0 ? null : (
            <nav aria-label={messages.links}>
              <ul className="cn-public-shell__links">
                {links.map(({ id, label, href }) => (
                  <li key={id}>
                    {renderLink({ href, className: "cn-public-shell__link", children: label })}
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </footer>
      </div>
    </ShellFrame>
  );
});
