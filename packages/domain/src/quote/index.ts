export * from "./computeQuote.ts";
export * from "./quoteEmitter.ts";
export * from "./quoteItems.ts";
export * from "./quoteNumber.ts";
export * from "./quoteTable.ts";
export * from "./quoteValidity.ts";
