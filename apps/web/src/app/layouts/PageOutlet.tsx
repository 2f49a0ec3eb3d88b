import { Fragment, type ReactNode } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";

/** The page of the current address. A new address is a new page, even when the route is the same. */
export function PageOutlet(): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <Fragment key={pathname}>
        <Outlet />
      </Fragment>
      <ScrollRestoration />
    </>
  );
}
