import type { ReactNode } from "react";
import { paths } from "../../../shared/navigation/paths.ts";
import { noticeState } from "../../../shared/session/notices.ts";
import { SignInScreen } from "./SignInScreen.tsx";

/** `/auth/admin`: the same sign-in; whoever is no administrator lands on the user dashboard and is told so. */
export function AdminLoginScreen(): ReactNode {
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
