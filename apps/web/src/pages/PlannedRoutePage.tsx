import type { ReactNode } from "react";
import { PageMain } from "../app/navigation/PageMain.tsx";
import { useCurrentRoute } from "../app/navigation/useCurrentRoute.ts";
import { PlannedPage } from "../features/planned-page/PlannedPage.tsx";
import { AuthScreen } from "../features/sign-in/AuthScreen.tsx";

/** Every route whose row in the route table carries a purpose, in the shell of its group. */
export function Page(): ReactNode {
  const route = useCurrentRoute();
  const page = <PlannedPage purpose={route?.purpose ?? ""} />;
  return route?.access === "public" ? <AuthScreen>{page}</AuthScreen> : <PageMain>{page}</PageMain>;
}
