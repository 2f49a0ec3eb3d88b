import type { AppRoute } from "../../shared/navigation/AppRoute.ts";

const listed: readonly Omit<AppRoute, "access">[] = [
  {
    path: "/auth/login",
    title: "Connexion",
    load: async () => (await import("../../features/public/sign-in/LoginScreen.tsx")).LoginScreen,
  },
  {
    path: "/auth/passwordforgotten",
    title: "Mot de passe oublié",
    load: async () =>
      (await import("../../features/public/sign-in/PasswordForgottenScreen.tsx")).PasswordForgottenScreen,
  },
  {
    path: "/auth/firstlogin",
    title: "Créer ou activer un compte",
    load: async () => (await import("../../features/public/sign-in/FirstLoginScreen.tsx")).FirstLoginScreen,
  },
  {
    path: "/auth/admin",
    title: "Administration — Connexion",
    load: async () => (await import("../../features/public/sign-in/AdminLoginScreen.tsx")).AdminLoginScreen,
  },
];

/** The sign-in group: public layout, no menu. The door shows them without the rest of the table. */
export const authRoutes: readonly AppRoute[] = listed.map((route) => ({ ...route, access: "public" }));
