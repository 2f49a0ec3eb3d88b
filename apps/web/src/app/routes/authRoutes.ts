import { loadPlannedPage, type AppRoute } from "./AppRoute.ts";

/** The sign-in group: public layout, no menu. */
export const authRoutes: readonly AppRoute[] = [
  {
    path: "/auth/login",
    title: "Connexion",
    access: "public",
    load: () => import("../../pages/LoginPage.tsx"),
  },
  {
    path: "/auth/passwordforgotten",
    title: "Mot de passe oublié",
    access: "public",
    purpose: "Cette page enverra par e-mail un lien pour choisir un nouveau mot de passe.",
    load: loadPlannedPage,
  },
  {
    path: "/auth/firstlogin",
    title: "Première connexion",
    access: "public",
    purpose:
      "Cette page servira à activer un compte créé par l’administration et à choisir son mot de passe.",
    load: loadPlannedPage,
  },
  {
    path: "/auth/admin",
    title: "Administration — Connexion",
    access: "public",
    load: () => import("../../pages/AdminLoginPage.tsx"),
  },
];
