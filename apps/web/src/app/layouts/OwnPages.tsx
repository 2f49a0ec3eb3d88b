import type { Session } from "@carnation/product/session";
import { Fragment, useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { paths } from "../../shared/navigation/paths.ts";

interface OwnPagesProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/**
 * The pages of one session. When somebody else signs in in another tab, nothing on the page is theirs: neither its
 * address nor what was typed, chosen or photographed on it. They start at their dashboard, with everything new.
 */
export function OwnPages({ session: { uid }, children }: OwnPagesProps): ReactNode {
  const { pathname } = useLocation();
  const [owner, setOwner] = useState(uid);
  if (owner !== uid && pathname === paths.dashboard) setOwner(uid);
  else if (owner !== uid) return <Navigate replace to={paths.dashboard} />;
  return <Fragment key={uid}>{children}</Fragment>;
}
