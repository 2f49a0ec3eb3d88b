export { startLocalPayments } from "./startLocalPayments.ts";
export type { LocalPayments, LocalPaymentsOptions, Post } from "./options.ts";
