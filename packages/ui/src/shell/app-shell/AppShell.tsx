"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Brand } from "../../foundations/brand/Brand.tsx";
import { renderAnchor, type RenderLink } from "../../foundations/internal/renderLink.tsx";
import { frAppShell } from "../../foundations/messages/sections/navigation.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { HomeLink, MainRegion, ShellFrame } from "../internal/ShellFrame.tsx";
import { AppBar } from "./AppBar.tsx";
import { AppMenuDrawer } from "./AppMenuDrawer.tsx";
import type { AppAccount, AppNavGroup, AppNavItem, AppSearch, AppShellLayout } from "./AppNavigation.ts";
import { NavGroupList } from "./NavGroupList.tsx";

export interface AppShellProps extends ComponentPropsWithoutRef<"div"> {
  /**
   * `bar` for a few entries and wide pages, `column` for many entries in groups.
   * @default "bar"
   */
  readonly layout?: AppShellLayout | undefined;
  /** The entries of the navigation, in groups. */
  readonly nav: readonly AppNavGroup[];
  /**
   * Names the navigation.
   * @default « Menu principal », in the language of the provider
   */
  readonly navLabel?: string | undefined;
  /** Ways to another space and out, at the end of the bar and of the drawer. */
  readonly links?: readonly AppNavItem[] | undefined;
  /** The search of everything: a button of the bar, and the first entry of the drawer. */
  readonly search?: AppSearch | undefined;
  /** Text of the bar beside the brand when the navigation is a column. */
  readonly space?: string | undefined;
  /**
   * Name beside the mark.
   * @default "Carnation"
   */
  readonly brandName?: string | undefined;
  /** Place where the brand leads. */
  readonly homeHref: string;
  /** Person who is signed in, with the way to the profile. */
  readonly account?: AppAccount | undefined;
  /** Between the bar and the page, announced when it comes: a notice for every page, as « Hors connexion ». */
  readonly notice?: ReactNode;
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
  /** The page, in the main region. Its gutters are its own: photographs go to the edge. */
  readonly children: ReactNode;
}

/** The frame of every signed-in page: skip link, bar, navigation, main region. A drawer where it is narrow. */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  {
    layout = "bar",
    nav,
    navLabel,
    links = [],
    search,
    space,
    brandName = "Carnation",
    homeHref,
    account,
    notice,
    mainId = "contenu",
    renderLink = renderAnchor,
    children,
    ...rest
  },
  ref,
) {
  const messages = useMessages("appShell", frAppShell);
  const label = navLabel ?? messages.navigation;
  const brand = <Brand name={brandName} />;
  const groups = nav.map((group) => <NavGroupList key={group.id} group={group} renderLink={renderLink} />);
  const inDrawer = links.length === 0 ? nav : [...nav, { id: "cn-links", items: links }];
  return (
    <ShellFrame {...rest} ref={ref} block="cn-app-shell" mainId={mainId} data-layout={layout}>
      <AppBar
        home={
          <HomeLink
            block="cn-app-shell"
            href={homeHref}
            label={messages.home({ name: brandName })}
            renderLink={renderLink}
          >
            {brand}
          </HomeLink>
        }
        menu={
          <AppMenuDrawer
            brand={brand}
            nav={inDrawer}
            navLabel={label}
            search={search}
            account={account}
            renderLink={renderLink}
          />
        }
        search={search}
        links={links}
        account={account}
        renderLink={renderLink}
      >
        {layout === "bar" ? (
          <nav aria-label={label} className="cn-app-shell__nav">
            {groups}
          </nav>
        ) : (
          <p className="cn-app-shell__space">{space}</p>
        )}
      </AppBar>
      <output className="cn-app-shell__notice">{notice}</output>
      <div className="cn-app-shell__body">
        {layout === "column" ? (
          <nav aria-label={label} className="cn-app-shell__column">
            {groups}
          </nav>
        ) : null}
        <MainRegion block="cn-app-shell" id={mainId}>
          {children}
        </MainRegion>
      </div>
    </ShellFrame>
  );
});
