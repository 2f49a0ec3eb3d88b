import { useAtomValue } from "jotai";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../common/navigation/paths.ts";
import { sessionAtom } from "../../common/session/sessionAtoms.ts";
import { profileAtom } from "../../common/state/accountAtoms.ts";
import { valueOf } from "../../common/state/watched.ts";

/** The foot of the drawer: who is signed in, and the way out. */
export function DrawerAccount({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const session = useAtomValue(sessionAtom);
  const profile = valueOf(useAtomValue(profileAtom));
  const name = profile ? `${profile.firstname} ${profile.lastname}`.trim() : "";
  return (
    <>
      <div className="min-w-0 flex-1 leading-tight">
        <p className="truncate font-medium">{name || session?.email}</p>
        {profile?.company ? <p className="truncate text-small text-ink-2">{profile.company}</p> : null}
      </div>
      <Link
        to={paths.logout}
        onClick={onLeave}
        className="flex min-h-11 flex-none items-center gap-2 px-2 text-ink-2 hover:text-ink"
      >
        <LogOut aria-hidden="true" size={20} strokeWidth={1.5} />
        Déconnexion
      </Link>
    </>
  );
}
