import { SkipLink } from "@carnation/ui/skip-link";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { sessionStateAtom } from "../../common/session/sessionAtoms.ts";
import { ConnectionFailure } from "./ConnectionFailure.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

/** What surrounds the pages that need no sign-in: nothing but what keeps them from being used. */
export function PublicFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const state = useAtomValue(sessionStateAtom);
  if (state.status === "failed") return <ConnectionFailure error={state.error} />;
  return (
    <>
      <SkipLink href="#contenu" />
      <OfflineNotice />
      {children}
    </>
  );
}
