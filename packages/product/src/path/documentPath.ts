/** Paths of the document database, exactly as the specification names the collections. */
export const documentPaths = {
  users: () => "users" as const,
  user: (uid: string) => `users/${uid}` as const,
  customers: (uid: string) => `users/${uid}/customers` as const,
  customer: (uid: string, id: string) => `users/${uid}/customers/${id}` as const,
  diagnoses: (uid: string) => `users/${uid}/diagnosis` as const,
  diagnosis: (uid: string, id: string) => `users/${uid}/diagnosis/${id}` as const,
  /** Photos that wait for their analysis (`parseQueuedAnalysis`), by the id of their diagnosis; written by the functions alone. */
  analysisQueue: (uid: string) => `users/${uid}/analysisqueue` as const,
  queuedAnalysis: (uid: string, id: string) => `users/${uid}/analysisqueue/${id}` as const,
  subscriptions: (uid: string) => `users/${uid}/subscriptions` as const,
  subscription: (uid: string, id: string) => `users/${uid}/subscriptions/${id}` as const,
  checkoutSessions: (uid: string) => `users/${uid}/checkout_sessions` as const,
  checkoutSession: (uid: string, id: string) => `users/${uid}/checkout_sessions/${id}` as const,
  comparisonRecaps: (uid: string) => `users/${uid}/ia-recaps` as const,
  /** The recap of two diagnoses; its id is `comparisonKey(oldId, newId)`. */
  comparisonRecap: (uid: string, key: string) => `users/${uid}/ia-recaps/${key}` as const,
  /** Gives what is being erased (`parseErasure`); for the functions alone. */
  erasures: (uid: string) => `users/${uid}/erasures` as const,
  erasure: (uid: string, id: string) => `users/${uid}/erasures/${id}` as const,
  /** E-mails to end clients. */
  sendings: (uid: string) => `users/${uid}/sendings` as const,
  sending: (uid: string, id: string) => `users/${uid}/sendings/${id}` as const,
  /** Quotes that were issued; written by the functions alone. */
  quotes: (uid: string) => `users/${uid}/quotes` as const,
  quote: (uid: string, id: string) => `users/${uid}/quotes/${id}` as const,
  /** Links that take one photo from a phone; their ids are hashes, and they are for the functions alone. */
  phoneLinks: () => "phonelinks" as const,
  phoneLink: (hash: string) => `phonelinks/${hash}` as const,
  /** The account with the payment provider (`customer`); for the functions alone. */
  paymentAccount: (uid: string) => `users/${uid}/private/payment` as const,
  /**
   * Records of the Stripe extension (`firestore-stripe-payments`), by the account's id, where it keeps them beside the accounts: who
   * somebody is with the provider (`stripeId`), and their subscriptions. Where it was set to `users` they stand in the account.
   */
  extensionCustomers: () => "customers" as const,
  extensionCustomer: (uid: string) => `customers/${uid}` as const,
  extensionSubscriptions: (uid: string) => `customers/${uid}/subscriptions` as const,
  /** The account's billing, which a plain read of the account never has. */
  billing: (uid: string) => `users/${uid}/private/billing` as const,
  /** Gives what is left of the account's allowances (`takeAllowance`); for the functions alone. */
  allowances: (uid: string) => `users/${uid}/private/allowances` as const,
  /** The last number of a quote (`QuoteNumber`); for the functions alone. */
  quoteNumbers: (uid: string) => `users/${uid}/private/quotes` as const,
  /** The devices that are told of the news (`parseNewsDevice`); for the functions alone. */
  newsDevices: (uid: string) => `users/${uid}/devices` as const,
  newsDevice: (uid: string, id: string) => `users/${uid}/devices/${id}` as const,
  /** The per-user counters. */
  userTotals: (uid: string) => `users/${uid}/statistics/totals` as const,
  /** The figures of a professional on one day, `yyyy-mm-dd`. */
  userDayStatistics: (uid: string, day: string) => `users/${uid}/statistics/${day}` as const,
  /** Gives what administrators noted about a professional (`parseSupportNote`). */
  supportNotes: (uid: string) => `users/${uid}/support` as const,
  supportNote: (uid: string, id: string) => `users/${uid}/support/${id}` as const,
  invoices: () => "invoices" as const,
  invoice: (id: string) => `invoices/${id}` as const,
  plans: () => "products" as const,
  plan: (id: string) => `products/${id}` as const,
  planPrices: (id: string) => `products/${id}/prices` as const,
  planPrice: (plan: string, id: string) => `products/${plan}/prices/${id}` as const,
  /** Gives what the payment provider has told, so that nothing is taken in twice; for the functions alone. */
  paymentEvents: () => "paymentevents" as const,
  paymentEvent: (id: string) => `paymentevents/${id}` as const,
  /** Tells how often each of the provider's objects was taken in, so that an older reading never replaces a newer one. */
  paymentObjects: () => "paymentobjects" as const,
  paymentObject: (id: string) => `paymentobjects/${id}` as const,
  coupons: () => "coupons" as const,
  coupon: (id: string) => `coupons/${id}` as const,
  news: () => "news" as const,
  newsArticle: (id: string) => `news/${id}` as const,
  tags: () => "tags" as const,
  tag: (id: string) => `tags/${id}` as const,
  subcategories: () => "subcategories" as const,
  subcategory: (id: string) => `subcategories/${id}` as const,
  contraindications: () => "contraindications" as const,
  contraindication: (id: string) => `contraindications/${id}` as const,
  /** Tells which document of a collection bears a name, so that two written at once are not called the same. */
  claimedName: (collection: string, key: string) => `claimednames/${collection}-${key}` as const,
  recommendations: () => "recommendations" as const,
  recommendation: (id: string) => `recommendations/${id}` as const,
  /** The figures of one day, `yyyy-mm-dd`. */
  dayStatistics: (day: string) => `statistics/${day}` as const,
  /** The app counters. */
  appTotals: () => "statistics/totals" as const,
  aiSettings: () => "settings/ai" as const,
  /** The settings as they were saved, one document a version; written by the functions alone. */
  aiSettingsVersions: () => "settings/ai/versions" as const,
  aiSettingsVersion: (version: number) => `settings/ai/versions/${version}` as const,
  /** Gives what professionals' screens need of the settings (`parseDisplaySettings`). */
  displaySettings: () => "settings/display" as const,
  /** Gives what one professional asks for a recommendation; the document's id is theirs. */
  recommendationPrice: (id: string, uid: string) => `recommendations/${id}/prices/${uid}` as const,
  /** Invitations and sign-ups; their ids are hashes of their codes, and they are for the functions alone. */
  invitations: () => "invitations" as const,
  invitation: (hash: string) => `invitations/${hash}` as const,
  /** Gives what somebody who is signed in nowhere has asked for, until it is answered by e-mail; for the functions alone. */
  joinRequests: () => "joinrequests" as const,
  joinRequest: (id: string) => `joinrequests/${id}` as const,
  /** Accounts that are being erased, and that they were; for the functions alone. */
  accountErasures: () => "accounterasures" as const,
  accountErasure: (uid: string) => `accounterasures/${uid}` as const,
  /** Until where the photos of an account's diagnoses are erased; for the functions alone. */
  photoErasure: (uid: string) => `users/${uid}/private/retention` as const,
  /** E-mails about accounts; for the functions alone. */
  mails: () => "mails" as const,
  mail: (id: string) => `mails/${id}` as const,
  /** Tells how often an address or a source has asked, and who is activating an account; for the functions alone. */
  publicLimits: () => "publiclimits" as const,
  publicLimit: (key: string) => `publiclimits/${key}` as const,
  /** Gives what administrators did (`parseAdminLogEntry`); written by the functions alone. */
  adminLog: () => "adminlog" as const,
  adminLogEntry: (id: string) => `adminlog/${id}` as const,
  /** Tells when the plans were last compared with the payment provider's (`parsePlanSync`). */
  planSync: () => "statistics/plans" as const,
  /** Gives what was counted on a day (`countedFact`), once; for the functions alone. */
  countedFacts: () => "countedfacts" as const,
  countedFact: (id: string) => `countedfacts/${id}` as const,
  /** Gives what the last run of the retention erased, or would have. */
  retentionReport: () => "statistics/retention" as const,
  /** Changes with each change of the shared catalogue, so that what was read of it can be kept (`sharedCatalogue`). */
  catalogueVersion: () => "statistics/catalogue" as const,
  /** Gives what the last sweep found unfinished (`parseSweepReport`). */
  sweepReport: () => "statistics/sweep" as const,
} as const;
