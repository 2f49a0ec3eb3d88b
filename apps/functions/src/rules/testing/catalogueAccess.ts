import {
  byFunctions,
  type DocumentAccess,
  type Narrower,
  one,
  OTHER,
  owned,
  type Row,
  shared,
  switched,
  written,
} from "./accessRows.ts";
import type { Operation } from "./documentRequests.ts";

const byStaff: Narrower = {
  reason:
    "a professional writes her own with every field of its own kind, and dates it: recommendations.test.ts",
  to: ({ role }) => role === "admin",
};
const byCategory: Narrower = {
  reason:
    "a professional asks by category, and by subcategory for what she practises: recommendations.test.ts",
  to: ({ role }) => role === "admin",
};

/** A recommendation with every field of its own kind, but for its dates. */
const whole = (owner: string) => ({
  name: "Sérum",
  owner,
  active: true,
  category: "cosmetics",
  subcategory: "subcategories/serum",
  picture: null,
  description: "",
  use: "",
  moments: ["evening"],
  frequency: "",
  price: 4200,
  vatRate: 2000,
  weights: { "50": 3 },
  contraindications: [],
  note: "",
  order: null,
});

const subcategory = { name: "Sérum", category: "cosmetics", active: true };

/** Recommendations with their prices, and what all professionals read. */
export const catalogueAccess = {
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
    shared("create", "recommendations/new-{}", [{ owner: "world" }], { fields: whole("world") }),
    {
      request: (uid) => ({ operation: "create", path: `recommendations/own-${uid}`, fields: whole(uid) }),
      subject: (owner) => [{ owner }],
      narrower: byStaff,
    },
    shared("create", "recommendations/others-{}", [{ owner: OTHER }], { fields: whole(OTHER) }),
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
  "count-recommendation-use": "a callable",
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
  "write-news": written("news", [], { fields: { summary: "Adapter la routine." } }),
  "read-tags": [shared("get", "tags/on", []), shared("list", "tags", [])],
  "write-tags": written("tags", [], { fields: { text: "Éclat" } }),
  "read-contraindications": [
    shared("get", "contraindications/on", []),
    shared("list", "contraindications", []),
  ],
  "write-contraindications": written("contraindications", [], { fields: { name: "Grossesse" } }),
  "read-subcategory": switched("subcategories", "active", (active) => [{ active }]),
  "write-subcategories": [
    shared("create", "subcategories/new-{}", [], { fields: subcategory }),
    shared("update", "subcategories/on", [], { fields: { name: "Sérum", active: true } }),
    shared("update", "subcategories/on", [], { fields: { category: "other" }, narrower: byFunctions }),
    shared("delete", "subcategories/old-{}", [], { narrower: byFunctions }),
    shared("get", "claimednames/one", []),
    shared("create", "claimednames/new-{}", [], { fields: { id: "serum" } }),
    shared("update", "claimednames/one", [], { fields: { id: "masque" } }),
  ],
} satisfies Partial<DocumentAccess>;
