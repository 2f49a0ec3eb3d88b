import type { ReactNode } from "react";
import { paths } from "../../shared/navigation/paths.ts";
import { adminMenu, adminMenuExits } from "../routes/menus.ts";
import { RequireAccess } from "./RequireAccess.tsx";
import { SignedInShell } from "./SignedInShell.tsx";

/** The administrator's shell: a text column in groups; a drawer where it is narrow. */
export function AdminLayout(): ReactNode {
  return (
    <RequireAccess access="admin">
      {(session) => (
        <SignedInShell
          session={session}
          layout="column"
          space="Espace d’administration"
          navLabel="Menu de l’administration"
          homeHref={paths.adminDashboard}
          menu={adminMenu}
          exits={adminMenuExits}
          profileHref={paths.adminProfile}
        />
      )}
    </RequireAccess>
  );
}
