import type { ReactNode } from "react";
import { AuthScreen } from "../sign-in/AuthScreen.tsx";
import { PlannedPage } from "./PlannedPage.tsx";

/** The same before sign-in, where a page has the public frame and no shell. */
export function PlannedPublicScreen(): ReactNode {
  return (
    <AuthScreen>
      <PlannedPage />
    </AuthScreen>
  );
}
