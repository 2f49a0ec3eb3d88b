import { SkipLink } from "@carnation/ui/skip-link";
import type { Session } from "@carnation/domain";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useCurrentRoute } from "../../common/navigation/place.ts";
import { userMenu } from "../routes/menus.ts";
import { paths } from "../../common/navigation/paths.ts";
import { AvatarLink } from "./AvatarLink.tsx";
import { BarLink } from "./BarLink.tsx";
import { BarLogout } from "./BarLogout.tsx";
import { MenuDrawer } from "./MenuDrawer.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { RequireAccess } from "./RequireAccess.tsx";
import { TopBar } from "./TopBar.tsx";
import { WorkspaceOutlet } from "./WorkspaceOutlet.tsx";

/** The professional's shell: a text bar, because photographs need the width; a drawer below 992 px. */
export function CustomerLayout(): ReactNode {
  return <RequireAccess access="signed-in">{(session) => <CustomerShell session={session} />}</RequireAccess>;
}

function CustomerShell({ session }: { readonly session: Session }): ReactNode {
  const section = useCurrentRoute()?.section;
  const items = userMenu(session.role).filter((item) => item.to !== paths.logout);
  const inBar = items.filter((item) => item.to !== paths.adminDashboard);
  const administration = items.find((item) => item.to === paths.adminDashboard);
  return (
    <>
      <SkipLink href="#contenu" />
      <TopBar
        home={paths.dashboard}
        menu={<MenuDrawer groups={[{ items }]} section={section} />}
        end={
          <>
            {administration ? (
              <Link
                to={administration.to}
                className="flex min-h-11 items-center px-3 text-ink-2 hover:text-ink"
              >
                {administration.label}
              </Link>
            ) : null}
            <BarLogout />
          </>
        }
        avatar={<AvatarLink to={paths.profile} />}
      >
        <nav aria-label="Menu principal" className="flex h-full gap-4 wide:gap-7">
          {inBar.map((item) => (
            <BarLink key={item.to} item={item} current={item.section === section} />
          ))}
        </nav>
      </TopBar>
      <OfflineNotice />
      <WorkspaceOutlet />
    </>
  );
}
