import type { ComponentType, ReactNode } from "react";
import { paths } from "../../shared/navigation/paths.ts";
import type { ShellPaletteProps } from "../palette/ShellPalette.tsx";
import { userMenu } from "../routes/menus.ts";
import { RequireAccess } from "./RequireAccess.tsx";
import { SignedInShell } from "./SignedInShell.tsx";

const loadPalette = async (): Promise<ComponentType<ShellPaletteProps>> =>
  (await import("../palette/ProfessionalPalette.tsx")).ProfessionalPalette;

/** The professional's shell: a text bar, because photographs need the width; a drawer where it is narrow. */
export function CustomerLayout(): ReactNode {
  return (
    <RequireAccess access="signed-in">
      {(session) => {
        const entries = userMenu(session.role);
        const isExit = ({ to }: { readonly to: string }): boolean =>
          to === paths.adminDashboard || to === paths.logout;
        return (
          <SignedInShell
            session={session}
            homeHref={paths.dashboard}
            menu={[{ items: entries.filter((entry) => !isExit(entry)) }]}
            exits={entries.filter(isExit)}
            profileHref={paths.profile}
            loadPalette={loadPalette}
          />
        );
      }}
    </RequireAccess>
  );
}
