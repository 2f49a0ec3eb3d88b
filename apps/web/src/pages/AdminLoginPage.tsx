import type { ReactNode } from "react";
import { paths } from "../app/routes/paths.ts";
import { noticeState } from "../app/session/notices.ts";
import { SignInScreen } from "../features/sign-in/SignInScreen.tsx";

/** `/auth/admin`: the same sign-in; whoever is no administrator lands on the user dashboard and is told so. */
export function Page(): ReactNode {
  return (
    <SignInScreen
      badge="Espace d’administration"
      destination={({ role }) =>
        role === "admin"
          ? { to: paths.adminDashboard }
          : { to: paths.dashboard, state: noticeState("not-admin") }
      }
    />
  );
}
