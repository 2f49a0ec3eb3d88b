import type { Action } from "@carnation/domain";
import { type Narrower, OTHER, owned, type Row, shared, switched, written } from "./accessRows.ts";
import type { Operation } from "./documentRequests.ts";

const byFunctions: Narrower = { reason: "written by the functions alone" };
const byProvider: Narrower = { reason: "the functions keep it as the payment provider has it" };
const byStaff: Narrower = {
  reason: "a professional writes her own with every field of its own kind: recommendations.test.ts",
  to: ({ role }) => role === "admin",
};
const byCategory: Narrower = {
  reason:
    "a professional asks by category, and by subcategory for what she practises: recommendations.test.ts",
  to: ({ role }) => role === "admin",
};

const one = (uid: string): [{ readonly uid: string }] => [{ uid }];

/**
 * What every action of the policies is in the words of Firestore; a text where it is no document, which says where its
 * right is asked instead.
 */
export const documentAccess: { readonly [Name in Action]: string | readonly Row<Name>[] } = {
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

  "read-customer": [
    ...owned<"read-customer">("get", (owner) => `users/${owner}/customers/one`, one),
    ...owned<"read-customer">("list", (owner) => `users/${owner}/customers`, one),
  ],
  "create-customer": owned("create", (owner) => `users/${owner}/customers/new`, one, {
    narrower: byFunctions,
  }),
  "update-customer": owned("update", (owner) => `users/${owner}/customers/one`, one, {
    narrower: byFunctions,
  }),
  "delete-customer": owned("delete", (owner) => `users/${owner}/customers/one`, one, {
    narrower: byFunctions,
  }),

  "start-diagnosis": owned("create", (owner) => `users/${owner}/diagnosis/new`, one, {
    narrower: byFunctions,
  }),
  "upload-photo": "the rules of Storage",
  "read-diagnosis": [
    ...owned<"read-diagnosis">("get", (owner) => `users/${owner}/diagnosis/one`, one),
    ...owned<"read-diagnosis">("list", (owner) => `users/${owner}/diagnosis`, one),
  ],
  "delete-diagnosis": owned("delete", (owner) => `users/${owner}/diagnosis/one`, one, {
    narrower: byFunctions,
  }),
  "associate-diagnosis": "a callable: the client is set by the functions alone",
  "observe-criterion": "a finished diagnosis and the time of the server: observations.test.ts",
  "compare-diagnoses": "a callable, and the two diagnoses that are read",
  "read-comparison-recap": [
    ...owned<"read-comparison-recap">("get", (owner) => `users/${owner}/ia-recaps/one`, one),
    ...owned<"read-comparison-recap">("list", (owner) => `users/${owner}/ia-recaps`, one),
  ],
  "write-comparison-recap": [
    ...owned<"write-comparison-recap">("create", (owner) => `users/${owner}/ia-recaps/new`, one, {
      narrower: byFunctions,
    }),
    ...owned<"write-comparison-recap">("update", (owner) => `users/${owner}/ia-recaps/one`, one, {
      narrower: byFunctions,
    }),
  ],
  "send-comparison-report": "a callable",
  "save-routine": owned("update", (owner) => `users/${owner}/diagnosis/one`, one, {
    fields: { routine: "…" },
    narrower: byFunctions,
  }),
  "apply-routine-discount": "a finished diagnosis and a percentage: routineDiscount.test.ts",
  "issue-quote": owned("create", (owner) => `users/${owner}/quotes/new`, one, { narrower: byFunctions }),
  "read-quote": [
    ...owned<"read-quote">("get", (owner) => `users/${owner}/quotes/one`, one),
    ...owned<"read-quote">("list", (owner) => `users/${owner}/quotes`, one),
  ],
  "sign-quote": owned("update", (owner) => `users/${owner}/quotes/one`, one, {
    fields: { state: "signed" },
    narrower: byFunctions,
  }),
  "send-quote": "a callable",
  "read-sending": [
    ...owned<"read-sending">("get", (owner) => `users/${owner}/sendings/one`, one),
    ...owned<"read-sending">("list", (owner) => `users/${owner}/sendings`, one),
  ],
  "resend-sending": owned("update", (owner) => `users/${owner}/sendings/one`, one, {
    fields: { state: "queued" },
    narrower: byFunctions,
  }),
  "send-prescription": "a callable",

  "read-recommendation": [
    shared("get", "recommendations/on", [{ owner: "world", active: true }]),
    shared("get", "recommendations/off", [{ owner: "world", active: false }]),
    ...owned<"read-recommendation">(
      "get",
      (owner) => `recommendations/on-${owner}`,
      (owner) => [{ owner, active: true }],
    ),
    ...owned<"read-recommendation">(
      "get",
      (owner) => `recommendations/off-${owner}`,
      (owner) => [{ owner, active: false }],
    ),
    shared("list", "recommendations", [{ owner: "world", active: true }], {
      where: { owner: "world", active: true, category: "cosmetics" },
    }),
    shared("list", "recommendations", [{ owner: "world", active: true }], {
      where: { owner: "world", active: true },
      narrower: byCategory,
    }),
    shared("list", "recommendations", [{ owner: "world", active: false }], { where: { owner: "world" } }),
    shared("list", "recommendations", [{ owner: OTHER, active: true }], { where: { owner: OTHER } }),
    shared("list", "recommendations", [{ owner: OTHER, active: true }], { where: { active: true } }),
    shared("list", "recommendations", [{ owner: OTHER, active: true }]),
    {
      request: (uid) => ({ operation: "list", path: "recommendations", where: { owner: uid } }),
      subject: (owner) => [{ owner, active: false }],
    },
  ],
  "create-recommendation": [
    shared("create", "recommendations/new-{}", [{ owner: "world" }], { fields: { owner: "world" } }),
    {
      request: (uid) => ({ operation: "create", path: `recommendations/own-${uid}`, fields: { owner: uid } }),
      subject: (owner) => [{ owner }],
      narrower: byStaff,
    },
    shared("create", "recommendations/others-{}", [{ owner: OTHER }], { fields: { owner: OTHER } }),
  ],
  "update-recommendation": [
    shared("update", "recommendations/on", [{ owner: "world" }]),
    ...owned<"update-recommendation">(
      "update",
      (owner) => `recommendations/on-${owner}`,
      (owner) => [{ owner }],
      { narrower: byStaff },
    ),
  ],
  "delete-recommendation": [
    shared("delete", "recommendations/old-{}", [{ owner: "world" }]),
    {
      request: (uid) => ({ operation: "delete", path: `recommendations/old-own-${uid}` }),
      subject: (owner) => [{ owner }],
    },
  ],
  "score-recommendation": "a callable",
  "read-recommendation-price": [
    ...owned<"read-recommendation-price">("get", (owner) => `recommendations/on/prices/${owner}`, one),
    ...[(uid: string) => uid, () => OTHER].map((owner) => ({
      request: (uid: string) => ({
        operation: "list" as const,
        path: "recommendations/on/prices",
        where: { uid: owner(uid) },
      }),
      subject: (uid: string) => one(owner(uid)),
    })),
    shared("list", "recommendations/on/prices", [{ uid: OTHER }]),
  ],
  "set-recommendation-price": (
    [
      ["create", (owner) => `recommendations/priced/prices/${owner}`, true],
      ["create", (owner) => `recommendations/off/prices/${owner}`, false],
      ["update", (owner) => `recommendations/on/prices/${owner}`, true],
      ["delete", (owner) => `recommendations/old-${owner}/prices/${owner}`, true],
    ] satisfies [Operation, (owner: string) => string, boolean][]
  ).flatMap(([operation, path, active]) =>
    [(uid: string) => uid, () => OTHER].map((owner): Row<"set-recommendation-price"> => ({
      request: (uid) => ({ operation, path: path(owner(uid)), fields: { uid: owner(uid), hidden: true } }),
      subject: (uid) => [{ uid: owner(uid), owner: "world", active }],
    })),
  ),

  "read-news": switched("news", "published", (published) => [{ published }]),
  "write-news": written("news", []),
  "read-tags": [shared("get", "tags/on", []), shared("list", "tags", [])],
  "write-tags": written("tags", []),
  "read-contraindications": [
    shared("get", "contraindications/on", []),
    shared("list", "contraindications", []),
  ],
  "write-contraindications": written("contraindications", [], { fields: { name: "Grossesse" } }),
  "read-subcategory": switched("subcategories", "active", (active) => [{ active }]),
  "write-subcategories": written("subcategories", []),

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
  "read-account-statistics": [
    ...owned<"read-account-statistics">("get", (owner) => `users/${owner}/statistics/totals`, one),
    ...owned<"read-account-statistics">("list", (owner) => `users/${owner}/statistics`, one),
  ],
  "read-statistics": [shared("get", "statistics/totals", []), shared("list", "statistics", [])],
  "update-plans": [
    ...written<"update-plans">("products", [], { narrower: byProvider }),
    ...written<"update-plans">("products/on/prices", [], { narrower: byProvider }),
  ],
  "read-coupons": [shared("get", "coupons/on", []), shared("list", "coupons", [])],
  "create-coupon": [shared("create", "coupons/new-{}", [], { narrower: byProvider })],
  "rename-coupon": [shared("update", "coupons/on", [], { narrower: byProvider })],
  "delete-coupon": [shared("delete", "coupons/on", [], { narrower: byProvider })],
  "read-ai-settings": [shared("get", "settings/ai", []), shared("list", "settings", [])],
  "write-ai-settings": [
    shared("create", "settings/new-{}", []),
    shared("update", "settings/ai", []),
    shared("delete", "settings/old-{}", []),
  ],
};

/** What no action stands for: counters, what the functions keep for themselves, and what does not exist. */
export const forNobody: readonly [operation: Operation, path: (uid: string) => string][] = [
  ["get", (uid) => `users/${uid}/private/allowances`],
  ["get", (uid) => `users/${uid}/erasures/one`],
  ["list", (uid) => `users/${uid}/erasures`],
  ["get", (uid) => `users/${uid}/devices/one`],
  ["list", (uid) => `users/${uid}/devices`],
  ...(["create", "update", "delete"] as const).flatMap(
    (operation): [Operation, (uid: string) => string][] => [
      [operation, (uid) => `users/${uid}/private/${operation === "create" ? "new" : "billing"}`],
      [operation, (uid) => `users/${uid}/private/${operation === "create" ? "new" : "allowances"}`],
      [operation, (uid) => `users/${uid}/erasures/${operation === "create" ? "new" : "one"}`],
      [operation, (uid) => `users/${uid}/devices/${operation === "create" ? "new" : "one"}`],
      [operation, (uid) => `users/${uid}/statistics/${operation === "create" ? "new" : "totals"}`],
      [operation, () => `statistics/${operation === "create" ? "new" : "totals"}`],
      [operation, (uid) => `invoices/${operation === "create" ? "new" : "of"}-${uid}`],
      [operation, () => `phonelinks/${operation === "create" ? "new" : "one"}`],
      [operation, () => `elsewhere/${operation === "create" ? "new" : "one"}`],
      [operation, (uid) => `users/${uid}/private/${operation === "create" ? "newer" : "payment"}`],
      [operation, () => `paymentevents/${operation === "create" ? "new" : "one"}`],
      [operation, () => `paymentobjects/${operation === "create" ? "new" : "one"}`],
      [operation, () => `invitations/${operation === "create" ? "new" : "one"}`],
      [operation, () => `joinrequests/${operation === "create" ? "new" : "one"}`],
      [operation, () => `publiclimits/${operation === "create" ? "new" : "one"}`],
      [operation, () => `mails/${operation === "create" ? "new" : "one"}`],
      [operation, () => `accounterasures/${operation === "create" ? "new" : "one"}`],
    ],
  ),
  ["update", (uid) => `users/${uid}/checkout_sessions/one`],
  ["delete", (uid) => `users/${uid}/checkout_sessions/one`],
  ["delete", (uid) => `users/${uid}/ia-recaps/one`],
  ["create", (uid) => `users/${uid}/sendings/new`],
  ["delete", (uid) => `users/${uid}/sendings/one`],
  ["delete", (uid) => `users/${uid}/quotes/one`],
  ["delete", () => `users/${OTHER}`],
  ["get", () => "phonelinks/one"],
  ["list", () => "phonelinks"],
  ["get", (uid) => `users/${uid}/private/payment`],
  ["get", () => "paymentevents/one"],
  ["list", () => "paymentevents"],
  ["get", () => "paymentobjects/one"],
  ["list", () => "paymentobjects"],
  ["get", () => "elsewhere/one"],
  ["list", () => "elsewhere"],
  ["get", (uid) => `users/${uid}/elsewhere/one`],
  ...["invitations", "joinrequests", "publiclimits", "mails", "accounterasures"].flatMap(
    (kept): [Operation, () => string][] => [
      ["get", () => `${kept}/one`],
      ["list", () => kept],
    ],
  ),
];
