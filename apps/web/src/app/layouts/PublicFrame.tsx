import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { sessionStateAtom } from "../../shared/session/sessionAtoms.ts";
import { ConnectionFailure } from "./ConnectionFailure.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

/** Around the pages that need no sign-in, each of which draws the public frame itself. */
export function PublicFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const state = useAtomValue(sessionStateAtom);
  if (state.status === "failed") return <ConnectionFailure error={state.error} />;
  return (
    <>
      <OfflineNotice />
      {children}
    </>
  );
}
