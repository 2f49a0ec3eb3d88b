export * from "./subscription.ts";
export * from "./subscriptionCalls.ts";
export * from "./subscriptionSentence.ts";
export * from "./subscriptionStatus.ts";
