import { generatePath } from "react-router";

/** Links to the screens that other screens point at; parameters are encoded. */
export const paths = {
  login: "/auth/login",
  passwordForgotten: "/auth/passwordforgotten",
  dashboard: "/user/dashboard",
  adminDashboard: "/admin/dashboard",
  profile: "/user/profile",
  adminProfile: "/admin/profile",
  subscription: "/user/subscription",
  logout: "/user/logout",
  addCustomer: "/user/customers/add",
  addRecommendation: "/user/recommendations/add",
  diagnosis: "/user/diagnosis",
  diagnosisMethod: "/user/diagnosis/method",
  resumeDiagnosis: (id: string) =>
    `/user/diagnosis/method?${new URLSearchParams({ diagnostic: id }).toString()}`,
  diagnosisInput: (method: string) => generatePath("/user/diagnosis/input/:method", { method }),
  customerDiagnosis: (id: string) => generatePath("/user/diagnosis/customer/:id/method", { id }),
  results: (id: string) => generatePath("/user/diagnosis/results/:id", { id }),
  customer: (id: string) => generatePath("/user/customers/:id", { id }),
  adminContraindications: "/admin/contraindications",
  addContraindication: "/admin/contraindications/add",
  editContraindication: (id: string) => generatePath("/admin/contraindications/edit/:id", { id }),
  newsArticle: (id: string) => generatePath("/user/news/:id", { id }),
} as const;
