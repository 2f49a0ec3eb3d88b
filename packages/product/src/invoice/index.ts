export * from "./invoice.ts";
export * from "./invoiceCalls.ts";
export * from "./invoiceList.ts";
export * from "./invoiceState.ts";
