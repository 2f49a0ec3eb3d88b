import type { ComponentType, ReactNode } from "react";
import { paths } from "../../shared/navigation/paths.ts";
import type { ShellPaletteProps } from "../palette/ShellPalette.tsx";
import { adminMenu, adminMenuExits } from "../routes/menus.ts";
import { RequireAccess } from "./RequireAccess.tsx";
import { SignedInShell } from "./SignedInShell.tsx";

const loadPalette = async (): Promise<ComponentType<ShellPaletteProps>> =>
  (await import("../palette/AdminPalette.tsx")).AdminPalette;

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
          loadPalette={loadPalette}
        />
      )}
    </RequireAccess>
  );
}
