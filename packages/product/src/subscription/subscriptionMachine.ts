import { defineMachine } from "../state/defineMachine.ts";
import { subscriptionStatuses } from "./subscriptionStatus.ts";

/**
 * How a subscription moves between the provider's statuses. Only the provider moves it: the product reads the
 * status and never writes it. `canceled` and `incomplete_expired` are final; whoever comes back starts a new one.
 */
export const subscriptionMachine = /* @__PURE__ */ defineMachine({
  states: subscriptionStatuses,
  initial: "incomplete",
  transitions: {
    incomplete: {
      trialStarted: "trialing",
      paymentSucceeded: "active",
      paymentWindowClosed: "incomplete_expired",
      canceled: "canceled",
    },
    incomplete_expired: {},
    trialing: {
      paymentSucceeded: "active",
      paymentFailed: "past_due",
      trialEndedWithoutCard: "paused",
      canceled: "canceled",
    },
    active: { paymentFailed: "past_due", trialStarted: "trialing", canceled: "canceled" },
    past_due: { paymentSucceeded: "active", retriesExhausted: "unpaid", canceled: "canceled" },
    unpaid: { paymentSucceeded: "active", canceled: "canceled" },
    paused: { paymentSucceeded: "active", paymentFailed: "past_due", canceled: "canceled" },
    canceled: {},
  },
});

/** What moves a subscription. */
export type SubscriptionEvent = Parameters<typeof subscriptionMachine.next>[1];
