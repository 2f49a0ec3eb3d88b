import { defineMachine } from "../state/defineMachine.ts";

/** A checkout session is created, then the server answers once: an error, or a session to go to. */
export const checkoutMachine = /* @__PURE__ */ defineMachine({
  states: ["created", "redirect", "error"],
  initial: "created",
  transitions: {
    created: { sessionOpened: "redirect", failed: "error" },
    redirect: {},
    error: {},
  },
});

/** Where a checkout session stands. */
export type CheckoutState = (typeof checkoutMachine.states)[number];

/** What moves a checkout session. */
export type CheckoutEvent = Parameters<typeof checkoutMachine.next>[1];
