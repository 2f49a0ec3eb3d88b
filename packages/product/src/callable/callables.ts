// The table of the backend's callables (specification, section 7, and those that the product adds): the client
// (packages/data), the endpoints, their limits in the deployment and the tests of permissions read it. Its rows stand in
// files by subject, so that a page loads the schemas of what it calls and no others.
export * from "./joiningCallables.ts";
export * from "./accountCallables.ts";
export * from "./customersCallables.ts";
export * from "./diagnosesCallables.ts";
export * from "./comparisonsCallables.ts";
export * from "./documentsCallables.ts";
export * from "./paymentCallables.ts";
export * from "./managedAccountsCallables.ts";
export * from "./offersCallables.ts";
export * from "./catalogueCallables.ts";
export * from "./aiSettingsCallables.ts";
export * from "./statisticsCallables.ts";
export * from "./errorReportCallables.ts";
