import type { ComponentType } from "react";
import type { RouteLayout } from "../routes/routeTable.ts";

/** The shells, each loaded with its first page: the sign-in page carries no menu. */
export const layouts: Readonly<Record<RouteLayout, () => Promise<ComponentType>>> = {
  public: async () => (await import("./PublicLayout.tsx")).PublicLayout,
  customer: async () => (await import("./CustomerLayout.tsx")).CustomerLayout,
  admin: async () => (await import("./AdminLayout.tsx")).AdminLayout,
};
