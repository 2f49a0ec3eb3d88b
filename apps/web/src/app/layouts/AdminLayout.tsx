import { SkipLink } from "@carnation/ui/skip-link";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useCurrentRoute } from "../../common/navigation/place.ts";
import { adminMenu, adminMenuExits } from "../routes/menus.ts";
import { paths } from "../../common/navigation/paths.ts";
import { AdminColumn } from "./AdminColumn.tsx";
import { AvatarLink } from "./AvatarLink.tsx";
import { BarLogout } from "./BarLogout.tsx";
import { MenuDrawer } from "./MenuDrawer.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { RequireAccess } from "./RequireAccess.tsx";
import { TopBar } from "./TopBar.tsx";
import { WorkspaceOutlet } from "./WorkspaceOutlet.tsx";

/** The administrator's shell: a text column in groups; a drawer below 992 px. */
export function AdminLayout(): ReactNode {
  return <RequireAccess access="admin">{() => <AdminShell />}</RequireAccess>;
}

function AdminShell(): ReactNode {
  const section = useCurrentRoute()?.section;
  const wayBack = adminMenuExits.filter((item) => item.to !== paths.logout);
  return (
    <>
      <SkipLink href="#contenu" />
      <TopBar
        home={paths.adminDashboard}
        menu={<MenuDrawer groups={[...adminMenu, { items: wayBack }]} section={section} />}
        end={
          <>
            {wayBack.map((item) => (
              <Link
                key={item.to}
                to={item.to}
                className="flex min-h-11 items-center px-3 text-ink-2 hover:text-ink"
              >
                {item.label}
              </Link>
            ))}
            <BarLogout />
          </>
        }
        avatar={<AvatarLink to={paths.adminProfile} />}
      >
        <p className="flex h-full items-center text-ink-2">Espace d’administration</p>
      </TopBar>
      <OfflineNotice />
      <div className="desk:grid desk:min-h-[calc(100dvh-4rem)] desk:grid-cols-[208px_minmax(0,1fr)] wide:grid-cols-[236px_minmax(0,1fr)]">
        <AdminColumn section={section} />
        <WorkspaceOutlet />
      </div>
    </>
  );
}
