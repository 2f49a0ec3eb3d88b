import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { sessionAtom } from "../../common/session/sessionAtoms.ts";
import { profileAtom } from "../../common/state/accountAtoms.ts";
import { valueOf } from "../../common/state/watched.ts";
import { initialOf } from "./initialOf.ts";

/** The round letter of the first name, which leads to the profile. */
export function AvatarLink({ to }: { readonly to: string }): ReactNode {
  const session = useAtomValue(sessionAtom);
  const firstname = valueOf(useAtomValue(profileAtom))?.firstname ?? "";
  return (
    <Link to={to} aria-label="Mon profil" className="grid size-11 flex-none place-items-center">
      <span className="grid size-9 place-items-center rounded-full bg-ink font-medium text-ground">
        {initialOf(firstname, session?.email ?? "")}
      </span>
    </Link>
  );
}
