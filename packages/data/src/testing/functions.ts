// The backend that the contract tests run against: calls and triggers that store or answer what a test then sees. Loaded by
// local-firebase's functions host, by path.
import { initializeApp } from "firebase-admin/app";

export * from "./functions/accounts.ts";
export * from "./functions/aiSettings.ts";
export * from "./functions/catalogue.ts";
export * from "./functions/customers.ts";
export * from "./functions/diagnoses.ts";
export * from "./functions/documents.ts";
export * from "./functions/payment.ts";
export * from "./functions/statistics.ts";

initializeApp();
