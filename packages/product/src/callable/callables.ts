// The table of the backend's callables (specification, section 7, and those that the product adds): the client
// (packages/data), the endpoints, their limits in the deployment and the tests of permissions read it. Its rows stand in
// files by subject, so that a page loads the schemas of what it calls and no others.
export * from "./rows/joining.ts";
export * from "./rows/account.ts";
export * from "./rows/customers.ts";
export * from "./rows/diagnoses.ts";
export * from "./rows/comparisons.ts";
export * from "./rows/documents.ts";
export * from "./rows/payment.ts";
export * from "./rows/managedAccounts.ts";
export * from "./rows/offers.ts";
export * from "./rows/catalogue.ts";
export * from "./rows/aiSettings.ts";
export * from "./rows/statistics.ts";
