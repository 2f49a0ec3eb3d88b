/** The functions that are deployed, by what they are about. Their names are the specification's, or the product's own. */
export * from "./entry/accounts.ts";
export * from "./entry/care.ts";
export * from "./entry/counters.ts";
export * from "./entry/customers.ts";
export * from "./entry/diagnoses.ts";
export * from "./entry/documents.ts";
export * from "./entry/files.ts";
export * from "./entry/limits.ts";
export * from "./entry/managedAccounts.ts";
export * from "./entry/news.ts";
export * from "./entry/payment.ts";
export * from "./entry/sweep.ts";
