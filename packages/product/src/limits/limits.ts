/** Largest numbers of items that lists show (specification, section 9). */
export const listLimits = {
  /** Accounts of the staff, in the back-office. */
  adminStaff: 200,
  /** Professionals in the back-office, and the end clients of one professional. */
  customers: 200,
  /** Clients who are due that the dashboard reads: it names three, and says how many there are of fewer than these. */
  dueCustomers: 20,
  /** End clients analysed last, on the dashboard. */
  lastAnalysedCustomers: 10,
  /** Of them, those that the dashboard shows before it is asked for more. */
  firstAnalysedCustomers: 5,
  /** Diagnoses of one end client. */
  customerDiagnoses: 20,
  /** Published articles on one page. */
  newsPage: 10,
  /** Articles on the dashboard. */
  latestNews: 1,
  /** Drafts and published articles in the back-office; beyond the specification. */
  articles: 500,
  /** Coupons, and recommendations of the shared catalogue or of professionals, in the back-office; beyond the specification. */
  catalogue: 500,
  /** E-mails to one end client; beyond the specification. */
  sendings: 50,
  /** Quotes of one end client, or of one diagnosis; beyond the specification. */
  quotes: 50,
  /** Invoices of one professional; beyond the specification: eight years of months, and some. */
  invoices: 100,
  /** Support notes about one professional; beyond the specification. */
  supportNotes: 100,
  /** Prices of one plan; beyond the specification. */
  planPrices: 20,
} as const;

/** Region of the backend functions. */
export const FUNCTIONS_REGION = "europe-west3";
