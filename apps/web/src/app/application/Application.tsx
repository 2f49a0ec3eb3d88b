import "../../styles/kit.css";
import { useState, type ReactNode } from "react";
import { RouterProvider } from "react-router/dom";
import { useErrorReports } from "../error-report/useErrorReports.ts";
import { useFailedOpenings } from "../error-report/useFailedOpenings.ts";
import { type AppRouter, createRouter } from "./router.tsx";

/** Every page, from the address that the browser shows. */
export function Application(): ReactNode {
  const [router] = useState(createRouter);
  const [pageOf] = useState(() => () => patternOf(router));
  const report = useErrorReports(pageOf);
  useFailedOpenings((error) => report(error, "page", pageOf()));
  return <RouterProvider router={router} onError={(error, { pattern }) => report(error, "page", pattern)} />;
}

/** The pattern of the page that is shown: « /user/customers/:id ». */
function patternOf({ state: { matches } }: AppRouter): string {
  return matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? "";
}
