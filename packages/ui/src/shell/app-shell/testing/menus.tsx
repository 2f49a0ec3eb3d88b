import { LogOut, ShieldUser } from "lucide-react";
import type { AppAccount, AppNavGroup, AppNavItem } from "../AppNavigation.ts";

const entry = (id: string, label: string, current = false): AppNavItem => ({
  id,
  label,
  href: `#${id}`,
  current,
});

/** The professional's menu, as the product has it. */
export const professionalNav: readonly AppNavGroup[] = [
  {
    id: "work",
    items: [
      entry("tableau-de-bord", "Tableau de bord", true),
      entry("diagnostic", "Diagnostic"),
      entry("clients", "Mes clients"),
      entry("recommandations", "Recommandations"),
      entry("actualites", "Actualités"),
    ],
  },
  { id: "account", items: [entry("compte", "Mon compte")] },
];

/** The back-office's menu, in the groups of the design. */
export const adminNav: readonly AppNavGroup[] = [
  {
    id: "general",
    items: [entry("tableau-de-bord", "Tableau de bord"), entry("statistiques", "Statistiques")],
  },
  {
    id: "people",
    heading: "Personnes",
    items: [entry("employes", "Employés"), entry("professionnels", "Clients professionnels")],
  },
  {
    id: "catalogue",
    heading: "Catalogue",
    items: [
      entry("recommandations", "Recommandations", true),
      entry("sous-categories", "Sous-catégories"),
      entry("contre-indications", "Contre-indications"),
      entry("actualites", "Actualités"),
    ],
  },
  {
    id: "offer",
    heading: "Offre",
    items: [entry("abonnements", "Abonnements"), entry("reductions", "Réductions")],
  },
  { id: "settings", heading: "Réglages", items: [entry("ia", "Paramètres IA")] },
];

export const account: AppAccount = {
  name: "Claire Martin",
  detail: "Institut Lumière de Peau",
  href: "#profil",
};

export const administration: readonly AppNavItem[] = [
  { ...entry("administration", "Administration"), icon: <ShieldUser aria-hidden="true" /> },
  { ...entry("deconnexion", "Déconnexion"), icon: <LogOut aria-hidden="true" /> },
];
export const userSpace: readonly AppNavItem[] = [
  entry("espace", "Espace utilisateur"),
  { ...entry("deconnexion", "Déconnexion"), icon: <LogOut aria-hidden="true" /> },
];
