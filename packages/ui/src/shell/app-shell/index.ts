export type { LinkAttributes, RenderLink } from "../../foundations/internal/renderLink.tsx";
export { ActionBar, type ActionBarProps } from "./ActionBar.tsx";
export type { AppAccount, AppNavGroup, AppNavItem, AppSearch, AppShellLayout } from "./AppNavigation.ts";
export { AppShell, type AppShellProps } from "./AppShell.tsx";
export { PageContent, type PageContentProps } from "./PageContent.tsx";
