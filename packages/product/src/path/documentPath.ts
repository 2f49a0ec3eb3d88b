/** Paths of the document database, exactly as the specification names the collections. */
export const documentPaths = {
  users: () => "users",
  user: (uid: string) => `users/${uid}`,
  customers: (uid: string) => `users/${uid}/customers`,
  customer: (uid: string, id: string) => `users/${uid}/customers/${id}`,
  diagnoses: (uid: string) => `users/${uid}/diagnosis`,
  diagnosis: (uid: string, id: string) => `users/${uid}/diagnosis/${id}`,
  /** Photos that wait for their analysis (`parseQueuedAnalysis`), by the id of their diagnosis; written by the functions alone. */
  analysisQueue: (uid: string) => `users/${uid}/analysisqueue`,
  queuedAnalysis: (uid: string, id: string) => `users/${uid}/analysisqueue/${id}`,
  subscriptions: (uid: string) => `users/${uid}/subscriptions`,
  subscription: (uid: string, id: string) => `users/${uid}/subscriptions/${id}`,
  checkoutSessions: (uid: string) => `users/${uid}/checkout_sessions`,
  checkoutSession: (uid: string, id: string) => `users/${uid}/checkout_sessions/${id}`,
  comparisonRecaps: (uid: string) => `users/${uid}/ia-recaps`,
  /** The recap of two diagnoses; its id is `comparisonKey(oldId, newId)`. */
  comparisonRecap: (uid: string, key: string) => `users/${uid}/ia-recaps/${key}`,
  /** Gives what is being erased (`parseErasure`); for the functions alone. */
  erasures: (uid: string) => `users/${uid}/erasures`,
  erasure: (uid: string, id: string) => `users/${uid}/erasures/${id}`,
  /** E-mails to end clients. */
  sendings: (uid: string) => `users/${uid}/sendings`,
  sending: (uid: string, id: string) => `users/${uid}/sendings/${id}`,
  /** Quotes that were issued; written by the functions alone. */
  quotes: (uid: string) => `users/${uid}/quotes`,
  quote: (uid: string, id: string) => `users/${uid}/quotes/${id}`,
  /** Links that take one photo from a phone; their ids are hashes, and they are for the functions alone. */
  phoneLinks: () => "phonelinks",
  phoneLink: (hash: string) => `phonelinks/${hash}`,
  /** The account with the payment provider (`customer`); for the functions alone. */
  paymentAccount: (uid: string) => `users/${uid}/private/payment`,
  /**
   * Records of the Stripe extension (`firestore-stripe-payments`), by the account's id, where it keeps them beside the accounts: who
   * somebody is with the provider (`stripeId`), and their subscriptions. Where it was set to `users` they stand in the account.
   */
  extensionCustomers: () => "customers",
  extensionCustomer: (uid: string) => `customers/${uid}`,
  extensionSubscriptions: (uid: string) => `customers/${uid}/subscriptions`,
  /** The account's billing, which a plain read of the account never has. */
  billing: (uid: string) => `users/${uid}/private/billing`,
  /** Gives what is left of the account's allowances (`takeAllowance`); for the functions alone. */
  allowances: (uid: string) => `users/${uid}/private/allowances`,
  /** The last number of a quote (`QuoteNumber`); for the functions alone. */
  quoteNumbers: (uid: string) => `users/${uid}/private/quotes`,
  /** The devices that are told of the news (`parseNewsDevice`); for the functions alone. */
  newsDevices: (uid: string) => `users/${uid}/devices`,
  newsDevice: (uid: string, id: string) => `users/${uid}/devices/${id}`,
  /** The per-user counters. */
  userTotals: (uid: string) => `users/${uid}/statistics/totals`,
  /** The figures of a professional on one day, `yyyy-mm-dd`. */
  userDayStatistics: (uid: string, day: string) => `users/${uid}/statistics/${day}`,
  /** Gives what administrators noted about a professional (`parseSupportNote`). */
  supportNotes: (uid: string) => `users/${uid}/support`,
  supportNote: (uid: string, id: string) => `users/${uid}/support/${id}`,
  invoices: () => "invoices",
  invoice: (id: string) => `invoices/${id}`,
  plans: () => "products",
  plan: (id: string) => `products/${id}`,
  planPrices: (id: string) => `products/${id}/prices`,
  planPrice: (plan: string, id: string) => `products/${plan}/prices/${id}`,
  /** Gives what the payment provider has told, so that nothing is taken in twice; for the functions alone. */
  paymentEvents: () => "paymentevents",
  paymentEvent: (id: string) => `paymentevents/${id}`,
  /** Tells how often each of the provider's objects was taken in, so that an older reading never replaces a newer one. */
  paymentObjects: () => "paymentobjects",
  paymentObject: (id: string) => `paymentobjects/${id}`,
  coupons: () => "coupons",
  coupon: (id: string) => `coupons/${id}`,
  news: () => "news",
  newsArticle: (id: string) => `news/${id}`,
  tags: () => "tags",
  tag: (id: string) => `tags/${id}`,
  subcategories: () => "subcategories",
  subcategory: (id: string) => `subcategories/${id}`,
  contraindications: () => "contraindications",
  contraindication: (id: string) => `contraindications/${id}`,
  /** Tells which document of a collection bears a name, so that two written at once are not called the same. */
  claimedName: (collection: string, key: string) => `claimednames/${collection}-${key}`,
  recommendations: () => "recommendations",
  recommendation: (id: string) => `recommendations/${id}`,
  /** The figures of one day, `yyyy-mm-dd`. */
  dayStatistics: (day: string) => `statistics/${day}`,
  /** The app counters. */
  appTotals: () => "statistics/totals",
  aiSettings: () => "settings/ai",
  /** The settings as they were saved, one document a version; written by the functions alone. */
  aiSettingsVersions: () => "settings/ai/versions",
  aiSettingsVersion: (version: number) => `settings/ai/versions/${version}`,
  /** Gives what professionals' screens need of the settings (`parseDisplaySettings`). */
  displaySettings: () => "settings/display",
  /** Gives what one professional asks for a recommendation; the document's id is theirs. */
  recommendationPrice: (id: string, uid: string) => `recommendations/${id}/prices/${uid}`,
  /** Invitations and sign-ups; their ids are hashes of their codes, and they are for the functions alone. */
  invitations: () => "invitations",
  invitation: (hash: string) => `invitations/${hash}`,
  /** Gives what somebody who is signed in nowhere has asked for, until it is answered by e-mail; for the functions alone. */
  joinRequests: () => "joinrequests",
  joinRequest: (id: string) => `joinrequests/${id}`,
  /** Accounts that are being erased, and that they were; for the functions alone. */
  accountErasures: () => "accounterasures",
  accountErasure: (uid: string) => `accounterasures/${uid}`,
  /** Until where the photos of an account's diagnoses are erased; for the functions alone. */
  photoErasure: (uid: string) => `users/${uid}/private/retention`,
  /** E-mails about accounts; for the functions alone. */
  mails: () => "mails",
  mail: (id: string) => `mails/${id}`,
  /** Tells how often an address or a source has asked, and who is activating an account; for the functions alone. */
  publicLimits: () => "publiclimits",
  publicLimit: (key: string) => `publiclimits/${key}`,
  /** Gives what administrators did (`parseAdminLogEntry`); written by the functions alone. */
  adminLog: () => "adminlog",
  adminLogEntry: (id: string) => `adminlog/${id}`,
  /** Tells when the plans were last compared with the payment provider's (`parsePlanSync`). */
  planSync: () => "statistics/plans",
  /** Gives what was counted on a day (`countedFact`), once; for the functions alone. */
  countedFacts: () => "countedfacts",
  countedFact: (id: string) => `countedfacts/${id}`,
  /** Gives what the last run of the retention erased, or would have. */
  retentionReport: () => "statistics/retention",
  /** Changes with each change of the shared catalogue, so that what was read of it can be kept (`sharedCatalogue`). */
  catalogueVersion: () => "statistics/catalogue",
  /** Gives what the last sweep found unfinished (`parseSweepReport`). */
  sweepReport: () => "statistics/sweep",
} as const;
