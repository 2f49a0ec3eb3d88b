/** Paths of the document database, exactly as the specification names the collections. */
export const documentPaths = {
  user: (uid: string) => `users/${uid}`,
  customers: (uid: string) => `users/${uid}/customers`,
  customer: (uid: string, id: string) => `users/${uid}/customers/${id}`,
  diagnoses: (uid: string) => `users/${uid}/diagnosis`,
  diagnosis: (uid: string, id: string) => `users/${uid}/diagnosis/${id}`,
  subscriptions: (uid: string) => `users/${uid}/subscriptions`,
  news: () => "news",
  subcategories: () => "subcategories",
  subcategory: (id: string) => `subcategories/${id}`,
  contraindications: () => "contraindications",
  contraindication: (id: string) => `contraindications/${id}`,
  recommendations: () => "recommendations",
  recommendation: (id: string) => `recommendations/${id}`,
  /** What one professional asks for a recommendation; the document's id is theirs. */
  recommendationPrice: (id: string, uid: string) => `recommendations/${id}/prices/${uid}`,
} as const;
