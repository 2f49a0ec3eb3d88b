import {
  byFunctions,
  type DocumentAccess,
  type Narrower,
  one,
  OTHER,
  owned,
  shared,
  switched,
  written,
} from "./accessRows.ts";

const byProvider: Narrower = { reason: "the functions keep it as the payment provider has it" };

/** One's account and what one pays, and what administrators do about both. */
export const accountAccess = {
  "read-profile": owned("get", (owner) => `users/${owner}`, one),
  "update-profile": owned("update", (owner) => `users/${owner}`, one),
  "change-credentials": "Auth",
  "read-billing": [
    ...owned<"read-billing">(
      "get",
      (owner) => `users/${owner}/private/billing`,
      (uid) => [{ uid, requested: true }],
    ),
    ...owned<"read-billing">(
      "list",
      (owner) => `users/${owner}/private`,
      (uid) => [{ uid, requested: false }],
    ),
  ],
  "export-data": "the reads that it is made of",
  "delete-own-account": owned("delete", (owner) => `users/${owner}`, one, { narrower: byFunctions }),
  "register-to-news": "a callable",

  subscribe: [
    ...owned<"subscribe">("create", (owner) => `users/${owner}/checkout_sessions/new`, one, {
      narrower: { reason: "with exactly what subscribing writes: payment.test.ts" },
    }),
    ...owned<"subscribe">("create", (owner) => `users/${owner}/subscriptions/new`, one, {
      narrower: byProvider,
    }),
  ],
  "read-subscription": [
    ...owned<"read-subscription">("get", (owner) => `users/${owner}/subscriptions/one`, one),
    ...owned<"read-subscription">("list", (owner) => `users/${owner}/subscriptions`, one),
    ...owned<"read-subscription">("get", (owner) => `users/${owner}/checkout_sessions/one`, one),
    ...owned<"read-subscription">("list", (owner) => `users/${owner}/checkout_sessions`, one),
  ],
  "cancel-subscription": [
    ...owned<"cancel-subscription">("update", (owner) => `users/${owner}/subscriptions/one`, one, {
      narrower: byProvider,
    }),
    ...owned<"cancel-subscription">("delete", (owner) => `users/${owner}/subscriptions/one`, one, {
      narrower: byProvider,
    }),
  ],
  "open-billing-portal": "a callable",
  "read-invoices": [
    ...owned<"read-invoices">("get", (owner) => `invoices/of-${owner}`, one),
    ...[(uid: string) => uid, () => OTHER].map((owner) => ({
      request: (uid: string) => ({
        operation: "list" as const,
        path: "invoices",
        where: { customer: `users/${owner(uid)}` },
      }),
      subject: (uid: string) => one(owner(uid)),
    })),
    shared("list", "invoices", [{ uid: OTHER }]),
  ],
  "read-plan": [
    ...switched<"read-plan">("products", "active", (active) => [{ active }]),
    ...switched<"read-plan">("products/on/prices", "active", (active) => [{ active }]),
    shared("get", "products/off/prices/on", [{ active: false }]),
    shared("list", "products/off/prices", [{ active: false }], { where: { active: true } }),
  ],

  "list-accounts": [shared("list", "users", [])],
  "create-account": [shared("create", "users/new-{}", [], { narrower: byFunctions })],
  "update-account": [shared("update", `users/${OTHER}`, [{ uid: OTHER }], { narrower: byFunctions })],
  "change-account-role": owned("update", (owner) => `users/${owner}`, one, {
    fields: { role: "employee" },
    narrower: byFunctions,
  }),
  "deactivate-account": owned("update", (owner) => `users/${owner}`, one, {
    fields: { active: false },
    narrower: byFunctions,
  }),
  "reactivate-account": [
    shared("update", `users/${OTHER}`, [{ uid: OTHER }], {
      fields: { active: true, firstname: "C" },
      narrower: byFunctions,
    }),
  ],
  "read-admin-log": [shared("get", "adminlog/one", []), shared("list", "adminlog", [])],
  "read-account-statistics": [
    ...owned<"read-account-statistics">("get", (owner) => `users/${owner}/statistics/totals`, one),
    ...owned<"read-account-statistics">("list", (owner) => `users/${owner}/statistics`, one),
  ],
  "read-support-notes": [
    shared("get", `users/${OTHER}/support/one`, []),
    shared("list", `users/${OTHER}/support`, []),
    shared("get", "users/{}/support/one", []),
  ],
  "write-support-notes": [
    shared("create", `users/${OTHER}/support/new-{}`, [], {
      narrower: { reason: "signed and dated: supportNotes.test.ts" },
    }),
    shared("update", `users/${OTHER}/support/one`, [], { narrower: { reason: "never changed" } }),
    shared("delete", `users/${OTHER}/support/old-{}`, []),
  ],
  "open-provider-account": "a callable",
  "read-statistics": [shared("get", "statistics/totals", []), shared("list", "statistics", [])],
  "update-plans": [
    ...written<"update-plans">("products", [], { narrower: byProvider }),
    ...written<"update-plans">("products/on/prices", [], { narrower: byProvider }),
  ],
  "read-coupons": [shared("get", "coupons/on", []), shared("list", "coupons", [])],
  "create-coupon": [shared("create", "coupons/new-{}", [], { narrower: byProvider })],
  "rename-coupon": [shared("update", "coupons/on", [], { narrower: byProvider })],
  "delete-coupon": [shared("delete", "coupons/on", [], { narrower: byProvider })],
  "read-display-settings": [shared("get", "settings/display", [])],
  "read-ai-settings": [
    shared("get", "settings/ai", []),
    shared("list", "settings", []),
    shared("get", "settings/ai/versions/1", []),
    shared("list", "settings/ai/versions", []),
  ],
  "write-ai-settings": [
    shared("create", "settings/new-{}", [], { narrower: byFunctions }),
    shared("update", "settings/ai", [], { narrower: byFunctions }),
    shared("update", "settings/display", [], { narrower: byFunctions }),
    shared("delete", "settings/ai", [], { narrower: byFunctions }),
    shared("create", "settings/ai/versions/new-{}", [], { narrower: byFunctions }),
    shared("update", "settings/ai/versions/1", [], { narrower: byFunctions }),
    shared("delete", "settings/ai/versions/1", [], { narrower: byFunctions }),
  ],
} satisfies Partial<DocumentAccess>;
