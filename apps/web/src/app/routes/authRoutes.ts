import type { AppRoute, ListedRoute } from "../../common/navigation/AppRoute.ts";

const listed: readonly ListedRoute[] = [
  {
    path: "/auth/login",
    title: "Connexion",
    load: async () => (await import("../../features/sign-in/LoginScreen.tsx")).LoginScreen,
  },
  {
    path: "/auth/passwordforgotten",
    title: "Mot de passe oublié",
    purpose: "Cette page enverra par e-mail un lien pour choisir un nouveau mot de passe.",
  },
  {
    path: "/auth/firstlogin",
    title: "Première connexion",
    purpose:
      "Cette page servira à activer un compte créé par l’administration et à choisir son mot de passe.",
  },
  {
    path: "/auth/admin",
    title: "Administration — Connexion",
    load: async () => (await import("../../features/sign-in/AdminLoginScreen.tsx")).AdminLoginScreen,
  },
];

/** Loads the screen of those that are only planned. */
export const loadPlannedPublicScreen: AppRoute["load"] = async () =>
  (await import("../../features/planned-page/PlannedPublicScreen.tsx")).PlannedPublicScreen;

/** The sign-in group: public layout, no menu. The door shows them without the rest of the table. */
export const authRoutes: readonly AppRoute[] = listed.map((route) => ({
  load: loadPlannedPublicScreen,
  ...route,
  access: "public",
}));
