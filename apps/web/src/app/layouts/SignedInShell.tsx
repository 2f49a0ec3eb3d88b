import type { Session } from "@carnation/product/session";
import { Alert } from "@carnation/ui/alert";
import { AppShell, type AppNavItem, type AppShellProps, type RenderLink } from "@carnation/ui/app-shell";
import { ToastProvider } from "@carnation/ui/toast";
import { useAtomValue } from "jotai";
import { LogOut, ShieldUser } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../shared/navigation/paths.ts";
import { useCurrentRoute } from "../../shared/navigation/place.ts";
import { useOnline } from "../../shared/navigation/useOnline.ts";
import { profileAtom } from "../../shared/watch/accountAtoms.ts";
import { valueOf } from "../../shared/state/queryState.ts";
import { type PalettePart, SEARCH_KEYS } from "../palette/paletteKeys.ts";
import { ShellPalette, type ShellPaletteProps } from "../palette/ShellPalette.tsx";
import type { MenuGroup, MenuItem } from "../routes/menus.ts";
import { VersionNotice } from "../version/VersionNotice.tsx";
import { versionStandingAtom } from "../version/versionAtoms.ts";
import { AfterPage } from "./AfterPage.tsx";
import { offlineWords } from "./OfflineNotice.tsx";
import { CaptureNews } from "../../features/pro/capture/sending/CaptureNews.tsx";
import { WorkspaceOutlet } from "./WorkspaceOutlet.tsx";

interface SignedInShellProps extends Pick<AppShellProps, "layout" | "navLabel" | "space" | "homeHref"> {
  readonly session: Session;
  /** The menu, without the ways to another space and out. */
  readonly menu: readonly MenuGroup[];
  /** The ways to another space and out. */
  readonly exits: readonly MenuItem[];
  /** Place where the profile is. */
  readonly profileHref: string;
  /** Loads the palette of the space. It must keep its identity. */
  readonly loadPalette: () => Promise<ComponentType<ShellPaletteProps>>;
}

/** Icons that stand for words where the bar is short of room. */
const icons: Readonly<Record<string, ReactNode>> = {
  [paths.logout]: <LogOut aria-hidden="true" />,
  [paths.adminDashboard]: <ShieldUser aria-hidden="true" />,
};

const renderLink: RenderLink = ({ href, ...rest }) => <Link {...rest} to={href} />;

/** The kit's frame with the application's menus, person and page. */
export function SignedInShell({
  session,
  menu,
  exits,
  profileHref,
  loadPalette,
  ...shell
}: SignedInShellProps): ReactNode {
  const section = useCurrentRoute()?.section;
  const profile = valueOf(useAtomValue(profileAtom));
  const online = useOnline();
  const standing = useAtomValue(versionStandingAtom);
  const [palette, setPalette] = useState<PalettePart | null>(null);
  const toEntry = (item: MenuItem): AppNavItem => ({
    id: item.section,
    label: item.label,
    href: item.to,
    current: item.section === section,
    ...(item.to in icons ? { icon: icons[item.to] } : {}),
  });
  const name = profile ? `${profile.firstname} ${profile.lastname}`.trim() : "";
  return (
    <AppShell
      {...shell}
      nav={menu.map(({ heading, items }) => ({
        id: heading ?? "general",
        heading,
        items: items.map(toEntry),
      }))}
      links={exits.map(toEntry)}
      search={{ keys: SEARCH_KEYS, onOpen: () => setPalette("search") }}
      account={{
        name: name || session.email || "Mon compte",
        detail: profile?.company || undefined,
        href: profileHref,
      }}
      notice={
        !online ? (
          <Alert tone="warning">{offlineWords}</Alert>
        ) : standing !== "current" ? (
          <VersionNotice standing={standing} />
        ) : null
      }
      renderLink={renderLink}
    >
      <ToastProvider>
        <WorkspaceOutlet />
        <CaptureNews />
        <AfterPage loadLater={loadPalette} />
        <ShellPalette uid={session.uid} part={palette} onPartChange={setPalette} load={loadPalette} />
      </ToastProvider>
    </AppShell>
  );
}
