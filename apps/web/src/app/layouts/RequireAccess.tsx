import { type Access, decideAccess } from "@carnation/product/permission";
import type { Session } from "@carnation/product/session";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { noticeState } from "../../shared/session/notices.ts";
import { loginPathFrom, pageOwnerState } from "../../shared/session/returnPath.ts";
import { sessionStateAtom } from "../../shared/session/sessionAtoms.ts";
import type { SessionState } from "../../shared/session/sessionState.ts";
import { AdminOnly } from "./AdminOnly.tsx";
import { ConnectionFailure } from "./ConnectionFailure.tsx";
import { OwnPages } from "./OwnPages.tsx";
import { StartingScreen } from "../../shared/layout/StartingScreen.tsx";

interface RequireAccessProps {
  readonly access: Access;
  readonly children: (session: Session) => ReactNode;
}

/** Shows its children to those who may see them, and nothing of them to the others. */
export function RequireAccess({ access, children }: RequireAccessProps): ReactNode {
  const state = useAtomValue(sessionStateAtom);
  const { pathname, search, hash } = useLocation();
  if (state.status === "starting") return <StartingScreen />;
  if (state.status === "failed") return <ConnectionFailure error={state.error} />;
  const session = state.status === "signed-in" ? state.session : null;
  const decision = decideAccess(access, session);
  if (session === null || decision === "sign-in") {
    return <Navigate replace to={loginPathFrom(pathname + search + hash)} state={leftBehind(state)} />;
  }
  return (
    <OwnPages session={session}>{decision === "admin-only" ? <AdminOnly /> : children(session)}</OwnPages>
  );
}

/** Gives what the login page is told: whose page this was, and why the session ended. */
function leftBehind(state: SessionState): object {
  if (state.status !== "signed-out") return {};
  const { lastUid, deactivated, typed } = state;
  if (lastUid === undefined) return {};
  const why = deactivated ? "deactivated" : typed ? "session-ended-typed" : "session-ended";
  return { ...pageOwnerState(lastUid), ...noticeState(why) };
}
