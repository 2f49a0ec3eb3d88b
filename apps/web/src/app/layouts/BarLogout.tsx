import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../common/navigation/paths.ts";

/** The way out at the end of a bar or of a drawer: an icon, as for the avatar beside it. */
export function BarLogout(): ReactNode {
  return (
    <Link
      to={paths.logout}
      aria-label="Déconnexion"
      title="Déconnexion"
      className="grid size-11 flex-none place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <LogOut aria-hidden="true" size={20} strokeWidth={1.5} />
    </Link>
  );
}
