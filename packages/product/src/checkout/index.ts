export * from "./checkoutRefusals.ts";
export * from "./checkoutSession.ts";
export * from "./paymentOutcome.ts";
