import { useCallback, useEffect, type ComponentType, type ReactNode } from "react";
import { paths } from "../../shared/navigation/paths.ts";
import { PlaceContext } from "../../shared/navigation/place.ts";
import { returnPathFrom } from "../../shared/session/returnPath.ts";
import { useErrorReports } from "../error-report/useErrorReports.ts";
import { PublicFrame } from "../layouts/PublicFrame.tsx";
import { authRoutes } from "../routes/authRoutes.ts";
import { plainPages } from "../routes/plainPages.ts";
import { DoorBoundary } from "./PreAuthBoundary.tsx";
import { EnterApplication } from "./EnterApplication.tsx";
import { OnDemand } from "./OnDemand.tsx";
import { useDoorPlace } from "./usePreAuthPlace.ts";
import { useIntent } from "./useIntent.ts";

interface DoorProps {
  /** Receives the application once its code has arrived, at an address that is none of the door's. */
  readonly onEnter: (Application: ComponentType) => void;
}

/** The page that an address leads to once somebody is signed in; null where nobody is about to be. */
function destinationOf(pathname: string, search: string): string | null {
  if (pathname === paths.adminLogin) return paths.adminDashboard;
  if (pathname === paths.firstLogin) return new URLSearchParams(search).has("code") ? paths.dashboard : null;
  if (pathname !== paths.login) return null;
  // Whoever it will be: good enough to have its code at hand.
  return new URL(returnPathFrom(search, null, ""), window.location.origin).pathname;
}

/**
 * The pages before sign-in, without the router and without the code that talks to the backend: whoever comes to sign in
 * waits for neither; nor does a phone with a link. Every other address lets them into the application, which has these
 * pages too and is not left any more.
 */
export function Door({ onEnter }: DoorProps): ReactNode {
  const { pathname, ...place } = useDoorPlace();
  const plain = plainPages.find(({ path }) => path === pathname);
  useIntent(plain === undefined, destinationOf(pathname, place.search));
  const route = authRoutes.find(({ path }) => path === pathname);
  // Of an address that is none of the door's, which may hold an id, nothing is told.
  const page = plain?.path ?? route?.path ?? "";
  const report = useErrorReports(useCallback(() => page, [page]));
  const isRoot = pathname === "/";
  useEffect(() => {
    if (isRoot) place.go(paths.login, { replace: true });
  });
  if (isRoot) return null;
  return (
    <PlaceContext value={{ ...place, route }}>
      <DoorBoundary onError={(error) => report(error, "page", page)}>
        {plain ? (
          <OnDemand key={plain.path} page={plain} />
        ) : route ? (
          <PublicFrame>
            <OnDemand key={route.path} page={route} />
          </PublicFrame>
        ) : (
          <EnterApplication onEnter={onEnter} />
        )}
      </DoorBoundary>
    </PlaceContext>
  );
}
