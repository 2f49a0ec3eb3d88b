import "../../styles/kit.css";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { RouterProvider } from "react-router/dom";
import { type AppRouter, createRouter } from "./router.tsx";

/** Every page, from the address that the browser shows. */
export function Application(): ReactNode {
  const [router, setRouter] = useState<AppRouter | null>(null);
  // A router listens to the history until it is disposed of: one that is left would answer « back » as well.
  useLayoutEffect(() => {
    const created = createRouter();
    // oxlint-disable-next-line react/set-state-in-effect -- rendered before anything is painted, and once
    setRouter(created);
    return () => created.dispose();
  }, []);
  return router === null ? null : <RouterProvider router={router} />;
}
