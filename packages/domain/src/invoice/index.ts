export * from "./invoice.ts";
export * from "./invoiceList.ts";
export * from "./invoiceState.ts";
