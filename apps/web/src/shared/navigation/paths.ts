/** An address with the ids in it, whatever they hold. */
function path(texts: TemplateStringsArray, ...ids: readonly string[]): string {
  return String.raw({ raw: texts }, ...ids.map((id) => encodeURIComponent(id)));
}

/** Links to the screens that other screens point at; parameters are encoded. */
export const paths = {
  login: "/auth/login",
  adminLogin: "/auth/admin",
  passwordForgotten: "/auth/passwordforgotten",
  /** Place where an account begins: with an address, and then with the code of the link that was sent there. */
  firstLogin: "/auth/firstlogin",
  activation: (code: string) => `/auth/firstlogin?${new URLSearchParams({ code }).toString()}`,
  dashboard: "/user/dashboard",
  /** The dashboard of somebody who has just joined: the welcome stands in its place. */
  welcome: "/user/dashboard?bienvenue=criteres",
  adminDashboard: "/admin/dashboard",
  account: "/user/account",
  profile: "/user/profile",
  adminProfile: "/admin/profile",
  subscription: "/user/subscription",
  payments: "/user/payments",
  billing: "/user/billing",
  logout: "/user/logout",
  customers: "/user/customers",
  addCustomer: "/user/customers/add",
  editCustomer: (id: string) => path`/user/customers/edit/${id}`,
  addRecommendation: "/user/recommendations/add",
  diagnosis: "/user/diagnosis",
  diagnosisMethod: "/user/diagnosis/method",
  demoDiagnosis: "/user/diagnosis/method?source=demo",
  resumeDiagnosis: (id: string) =>
    `/user/diagnosis/method?${new URLSearchParams({ diagnostic: id }).toString()}`,
  /**
   * @param customer whose photo it is; null for a quick diagnosis
   * @param sending the photo that was sent from there before; null for a new one
   */
  diagnosisInput: (method: string, customer: string | null = null, sending: string | null = null) => {
    const named = Object.entries({ client: customer, envoi: sending }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    const query = new URLSearchParams(named).toString();
    return path`/user/diagnosis/input/${method}` + (query === "" ? "" : `?${query}`);
  },
  /** The page for a phone that is signed in nowhere; its link stands after the sign #, which no server is sent. */
  phone: "/telephone",
  /** The texts of the law, which everybody may read. */
  notice: "/mentions-legales",
  privacy: "/confidentialite",
  terms: "/conditions",
  contract: "/contrat-de-sous-traitance",
  customerDiagnosis: (id: string) => path`/user/diagnosis/customer/${id}/method`,
  results: (id: string) => path`/user/diagnosis/results/${id}`,
  routine: (id: string) => path`/user/diagnosis/routine/${id}`,
  quote: (id: string) => path`/user/diagnosis/routine/${id}/quote`,
  comparison: (oldId: string, newId: string) => path`/user/diagnosis/compare/${oldId}/${newId}`,
  customer: (id: string) => path`/user/customers/${id}`,
  adminEmployees: "/admin/employees",
  addEmployee: "/admin/employees/add",
  editEmployee: (id: string) => path`/admin/employees/edit/${id}`,
  adminContraindications: "/admin/contraindications",
  addContraindication: "/admin/contraindications/add",
  editContraindication: (id: string) => path`/admin/contraindications/edit/${id}`,
  adminStatistics: "/admin/statistics",
  aiSettings: "/admin/ai/settings",
  adminSubscriptions: "/admin/subscriptions",
  discounts: "/admin/discounts",
  addDiscount: "/admin/discounts/add",
  editDiscount: (id: string) => path`/admin/discounts/edit/${id}`,
  adminRecommendations: "/admin/recommendations",
  addAdminRecommendation: "/admin/recommendations/add",
  editAdminRecommendation: (id: string) => path`/admin/recommendations/edit/${id}`,
  adminSubcategories: "/admin/subcategories",
  addSubcategory: "/admin/subcategories/add",
  editSubcategory: (id: string) => path`/admin/subcategories/edit/${id}`,
  recommendations: "/user/recommendations",
  /** The form of a new one that starts from another one. */
  copyRecommendation: (id: string) =>
    `/user/recommendations/add?${new URLSearchParams({ copie: id }).toString()}`,
  editRecommendation: (id: string) => path`/user/recommendations/edit/${id}`,
  recommendation: (id: string) => path`/user/recommendations/${id}`,
  news: "/user/news",
  /** The list, narrowed to a tag. */
  newsOf: (tag: string) => `/user/news?${new URLSearchParams({ theme: tag }).toString()}`,
  newsArticle: (id: string) => path`/user/news/${id}`,
  adminNews: "/admin/news",
  addArticle: "/admin/news/add",
  editArticle: (id: string) => path`/admin/news/edit/${id}`,
  adminProfessionals: "/admin/customers",
  addProfessional: "/admin/customers/add",
  professional: (id: string) => path`/admin/customers/view/${id}`,
  editProfessional: (id: string) => path`/admin/customers/edit/${id}`,
  professionalBilling: (id: string) => path`/admin/customers/billing/${id}`,
} as const;
