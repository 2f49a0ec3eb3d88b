/** The functions that are deployed, by what they are about. Their names are the specification's, or the product's own. */
export * from "./endpoints/accounts.ts";
export * from "./endpoints/care.ts";
export * from "./endpoints/counters.ts";
export * from "./endpoints/customers.ts";
export * from "./endpoints/diagnoses.ts";
export * from "./endpoints/documents.ts";
export * from "./endpoints/errorReports.ts";
export * from "./endpoints/files.ts";
export * from "./endpoints/limits.ts";
export * from "./endpoints/managedAccounts.ts";
export * from "./endpoints/news.ts";
export * from "./endpoints/payment.ts";
export * from "./endpoints/sweep.ts";
