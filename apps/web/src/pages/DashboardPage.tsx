import type { ReactNode } from "react";
import { DashboardScreen } from "../features/dashboard/DashboardScreen.tsx";

/** `/user/dashboard` */
export function Page(): ReactNode {
  return <DashboardScreen />;
}
