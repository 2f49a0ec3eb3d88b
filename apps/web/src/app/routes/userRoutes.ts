import type { ListedRoute } from "../../shared/navigation/AppRoute.ts";

/** The professional's group, in the order of the specification's menu, then of its screens. */
export const userRoutes: readonly ListedRoute[] = [
  {
    path: "/user/dashboard",
    title: "Tableau de bord",
    section: "user-dashboard",
    menuLabel: "Tableau de bord",
    load: async () => (await import("../../features/pro/dashboard/DashboardScreen.tsx")).DashboardScreen,
  },
  {
    path: "/user/diagnosis",
    title: "Diagnostic",
    section: "diagnosis",
    menuLabel: "Diagnostic",
    load: async () => (await import("../../features/pro/diagnosis/DiagnosisStart.tsx")).DiagnosisStart,
  },
  {
    path: "/user/diagnosis/method",
    title: "Choisir la source",
    section: "diagnosis",
    load: async () => (await import("../../features/pro/capture/MethodScreen.tsx")).MethodScreen,
  },
  {
    path: "/user/diagnosis/input/:method",
    title: "Diagnostic rapide",
    section: "diagnosis",
    load: async () => (await import("../../features/pro/capture/CaptureScreen.tsx")).CaptureScreen,
  },
  {
    path: "/user/diagnosis/customer/:id/method",
    title: "Nouveau diagnostic",
    section: "diagnosis",
    load: async () =>
      (await import("../../features/pro/capture/CustomerMethodScreen.tsx")).CustomerMethodScreen,
  },
  {
    path: "/user/diagnosis/results/:id",
    title: "Résultats du diagnostic",
    section: "diagnosis",
    load: async () => (await import("../../features/pro/results/ResultsScreen.tsx")).ResultsScreen,
  },
  {
    path: "/user/diagnosis/routine/:id",
    title: "Routine de soin",
    section: "diagnosis",
    load: async () => (await import("../../features/pro/routine/RoutineScreen.tsx")).RoutineScreen,
  },
  {
    path: "/user/diagnosis/routine/:id/quote",
    title: "Devis",
    section: "diagnosis",
    load: async () => (await import("../../features/pro/quote/QuoteScreen.tsx")).QuoteScreen,
  },
  {
    path: "/user/diagnosis/compare/:id1/:id2",
    title: "Comparaison",
    section: "diagnosis",
    load: async () => (await import("../../features/pro/comparison/ComparisonScreen.tsx")).ComparisonScreen,
  },
  {
    path: "/user/customers",
    title: "Mes clients",
    section: "customers",
    menuLabel: "Mes clients",
    load: async () => (await import("../../features/pro/customers/CustomersScreen.tsx")).CustomersScreen,
  },
  {
    path: "/user/customers/add",
    title: "Ajouter un client",
    section: "customers",
    load: async () => (await import("../../features/pro/customers/AddCustomerScreen.tsx")).AddCustomerScreen,
  },
  {
    path: "/user/customers/edit/:id",
    title: "Modifier le client",
    section: "customers",
    load: async () =>
      (await import("../../features/pro/customers/EditCustomerScreen.tsx")).EditCustomerScreen,
  },
  {
    path: "/user/customers/:id",
    title: "Fiche client",
    section: "customers",
    load: async () =>
      (await import("../../features/pro/customers/file/CustomerFileScreen.tsx")).CustomerFileScreen,
  },
  {
    path: "/user/account",
    title: "Mon compte",
    section: "account",
    menuLabel: "Mon compte",
    load: async () => (await import("../../features/pro/account/AccountScreen.tsx")).AccountScreen,
  },
  {
    path: "/user/profile",
    title: "Mon profil",
    section: "account",
    load: async () => (await import("../../features/pro/profile/ProfileScreen.tsx")).ProfileScreen,
  },
  {
    path: "/user/billing",
    title: "Facturation",
    section: "account",
    load: async () => (await import("../../features/pro/payment/billing/BillingScreen.tsx")).BillingScreen,
  },
  {
    path: "/user/subscription",
    title: "Abonnement",
    section: "account",
    load: async () =>
      (await import("../../features/pro/payment/subscription/SubscriptionScreen.tsx")).SubscriptionScreen,
  },
  {
    path: "/user/payments",
    title: "Paiements",
    section: "account",
    load: async () => (await import("../../features/pro/payment/payments/PaymentsScreen.tsx")).PaymentsScreen,
  },
  {
    path: "/user/recommendations",
    title: "Recommandations",
    section: "recommendations",
    menuLabel: "Recommandations",
    load: async () =>
      (await import("../../features/pro/recommendations/RecommendationsScreen.tsx")).RecommendationsScreen,
  },
  {
    path: "/user/recommendations/add",
    title: "Ajouter une recommandation",
    section: "recommendations",
    load: async () =>
      (await import("../../features/pro/recommendations/form/AddRecommendationScreen.tsx"))
        .AddRecommendationScreen,
  },
  {
    path: "/user/recommendations/edit/:id",
    title: "Modifier la recommandation",
    section: "recommendations",
    load: async () =>
      (await import("../../features/pro/recommendations/form/EditRecommendationScreen.tsx"))
        .EditRecommendationScreen,
  },
  {
    path: "/user/recommendations/:recommendation",
    title: "Recommandation",
    section: "recommendations",
    load: async () =>
      (await import("../../features/pro/recommendations/RecommendationScreen.tsx")).RecommendationScreen,
  },
  {
    path: "/user/news",
    title: "Actualités",
    section: "news",
    menuLabel: "Actualités",
    load: async () => (await import("../../features/pro/news/NewsScreen.tsx")).NewsScreen,
  },
  {
    path: "/user/news/:id",
    title: "Actualité",
    section: "news",
    load: async () => (await import("../../features/pro/news/ArticleScreen.tsx")).ArticleScreen,
  },
  {
    path: "/user/logout",
    title: "Déconnexion",
    section: "logout",
    menuLabel: "Déconnexion",
    load: async () => (await import("../../features/public/sign-in/LogoutScreen.tsx")).LogoutScreen,
  },
];
