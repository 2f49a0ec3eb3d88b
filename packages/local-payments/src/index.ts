export { startLocalPayments } from "./startLocalPayments.ts";
export type { LocalPayments, LocalPaymentsOptions } from "./options.ts";
