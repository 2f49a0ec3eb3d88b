import type { ListedRoute } from "../../shared/navigation/AppRoute.ts";

/** The back-office group: administrators only (section 6 of the specification). */
export const adminRoutes: readonly ListedRoute[] = [
  {
    path: "/admin/dashboard",
    title: "Administration",
    section: "admin-dashboard",
    menuLabel: "Tableau de bord",
    load: async () =>
      (await import("../../features/admin/dashboard/AdminDashboardScreen.tsx")).AdminDashboardScreen,
  },
  {
    path: "/admin/statistics",
    title: "Statistiques",
    section: "admin-statistics",
    menuLabel: "Statistiques",
    load: async () => (await import("../../features/admin/statistics/StatisticsScreen.tsx")).StatisticsScreen,
  },
  {
    path: "/admin/employees",
    title: "Employés",
    section: "admin-employees",
    menuLabel: "Employés",
    load: async () => (await import("../../features/admin/employees/employeeScreens.tsx")).ListScreen,
  },
  {
    path: "/admin/employees/add",
    title: "Ajouter un employé",
    section: "admin-employees",
    load: async () => (await import("../../features/admin/employees/employeeScreens.tsx")).AddScreen,
  },
  {
    path: "/admin/employees/edit/:id",
    title: "Modifier l’employé",
    section: "admin-employees",
    load: async () => (await import("../../features/admin/employees/employeeScreens.tsx")).EditScreen,
  },
  {
    path: "/admin/customers",
    title: "Clients professionnels",
    section: "admin-customers",
    menuLabel: "Clients professionnels",
    load: async () => (await import("../../features/admin/professionals/professionalScreens.tsx")).ListScreen,
  },
  {
    path: "/admin/customers/add",
    title: "Ajouter un professionnel",
    section: "admin-customers",
    load: async () => (await import("../../features/admin/professionals/professionalScreens.tsx")).AddScreen,
  },
  {
    path: "/admin/customers/view/:id",
    title: "Fiche du professionnel",
    section: "admin-customers",
    load: async () =>
      (await import("../../features/admin/professionals/view/ProfessionalScreen.tsx")).ProfessionalScreen,
  },
  {
    path: "/admin/customers/edit/:id",
    title: "Modifier le professionnel",
    section: "admin-customers",
    load: async () => (await import("../../features/admin/professionals/professionalScreens.tsx")).EditScreen,
  },
  {
    path: "/admin/customers/billing/:id",
    title: "Facturation du professionnel",
    section: "admin-customers",
    load: async () =>
      (await import("../../features/admin/professionals/billing/ProfessionalBillingScreen.tsx"))
        .ProfessionalBillingScreen,
  },
  {
    path: "/admin/recommendations",
    title: "Recommandations",
    section: "admin-recommendations",
    menuLabel: "Recommandations",
    load: async () => (await import("../../features/admin/catalogue/catalogue.tsx")).CatalogueScreen,
  },
  {
    path: "/admin/recommendations/add",
    title: "Ajouter une recommandation",
    section: "admin-recommendations",
    load: async () => (await import("../../features/admin/catalogue/catalogue.tsx")).AddScreen,
  },
  {
    path: "/admin/recommendations/edit/:id",
    title: "Modifier la recommandation",
    section: "admin-recommendations",
    load: async () => (await import("../../features/admin/catalogue/catalogue.tsx")).EditScreen,
  },
  {
    path: "/admin/subcategories",
    title: "Sous-catégories",
    section: "admin-subcategories",
    menuLabel: "Sous-catégories",
    load: async () => (await import("../../features/admin/subcategories/subcategories.tsx")).ListScreen,
  },
  {
    path: "/admin/subcategories/add",
    title: "Ajouter une sous-catégorie",
    section: "admin-subcategories",
    load: async () => (await import("../../features/admin/subcategories/subcategories.tsx")).AddScreen,
  },
  {
    path: "/admin/subcategories/edit/:id",
    title: "Modifier la sous-catégorie",
    section: "admin-subcategories",
    load: async () => (await import("../../features/admin/subcategories/subcategories.tsx")).EditScreen,
  },
  {
    path: "/admin/contraindications",
    title: "Contre-indications",
    section: "admin-contraindications",
    menuLabel: "Contre-indications",
    load: async () =>
      (await import("../../features/admin/contraindications/contraindications.tsx")).ListScreen,
  },
  {
    path: "/admin/contraindications/add",
    title: "Ajouter une contre-indication",
    section: "admin-contraindications",
    load: async () =>
      (await import("../../features/admin/contraindications/contraindications.tsx")).AddScreen,
  },
  {
    path: "/admin/contraindications/edit/:id",
    title: "Modifier la contre-indication",
    section: "admin-contraindications",
    load: async () =>
      (await import("../../features/admin/contraindications/contraindications.tsx")).EditScreen,
  },
  {
    path: "/admin/news",
    title: "Actualités",
    section: "admin-news",
    menuLabel: "Actualités",
    load: async () => (await import("../../features/admin/articles/ArticlesScreen.tsx")).ArticlesScreen,
  },
  {
    path: "/admin/news/add",
    title: "Rédiger une actualité",
    section: "admin-news",
    load: async () => (await import("../../features/admin/articles/ArticleScreens.tsx")).AddArticleScreen,
  },
  {
    path: "/admin/news/edit/:id",
    title: "Modifier l’actualité",
    section: "admin-news",
    load: async () => (await import("../../features/admin/articles/ArticleScreens.tsx")).EditArticleScreen,
  },
  {
    path: "/admin/subscriptions",
    title: "Abonnements",
    section: "admin-subscriptions",
    menuLabel: "Abonnements",
    load: async () =>
      (await import("../../features/admin/offers/SubscriptionsScreen.tsx")).SubscriptionsScreen,
  },
  {
    path: "/admin/discounts",
    title: "Réductions",
    section: "admin-discounts",
    menuLabel: "Réductions",
    load: async () => (await import("../../features/admin/offers/discounts.tsx")).ListScreen,
  },
  {
    path: "/admin/discounts/add",
    title: "Créer une réduction",
    section: "admin-discounts",
    load: async () => (await import("../../features/admin/offers/discounts.tsx")).AddScreen,
  },
  {
    path: "/admin/discounts/edit/:id",
    title: "Modifier la réduction",
    section: "admin-discounts",
    load: async () => (await import("../../features/admin/offers/EditDiscountScreen.tsx")).EditDiscountScreen,
  },
  {
    path: "/admin/ai/settings",
    title: "Paramètres IA",
    section: "admin-ai-settings",
    menuLabel: "Paramètres IA",
    load: async () =>
      (await import("../../features/admin/ai-settings/AiSettingsScreen.tsx")).AiSettingsScreen,
  },
  {
    path: "/admin/profile",
    title: "Mon profil",
    load: async () =>
      (await import("../../features/admin/profile/AdminProfileScreen.tsx")).AdminProfileScreen,
  },
];
