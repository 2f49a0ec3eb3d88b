import { CarnationError } from "@carnation/domain/error";
import { describe, expect, it } from "vitest";
import type { Action } from "./actionSubjects.ts";
import type { Actor } from "./actor.ts";
import { authorize } from "./authorize.ts";
import { policies } from "./policies.ts";

const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: true };

describe("authorize", () => {
  it("authorize lets pass who may", () => {
    expect(() => authorize(claire, "start-diagnosis", claire)).not.toThrow();
  });

  it("authorize refuses an action that does not exist", () => {
    // @ts-expect-error no action has that name
    expect(() => authorize(claire, "nope", claire)).toThrow(
      new CarnationError("permission-denied", "nope: unknown-action"),
    );
  });

  it("authorize says the specification's words when only the subscription is missing", () => {
    expect(() => authorize({ ...claire, subscribed: false }, "start-diagnosis", claire)).toThrow(
      new CarnationError("permission-denied", "Aucun abonnement n'est associté à ce compte."),
    );
  });

  it("authorize says of a deactivated account that it is one", () => {
    expect(() => authorize({ ...claire, active: false }, "read-tags")).toThrow(
      expect.objectContaining({ code: "account-disabled" }),
    );
  });

  it("authorize refuses the rest as permission-denied, with the reason for the log", () => {
    expect(() => authorize(claire, "delete-coupon")).toThrow(
      expect.objectContaining({ code: "permission-denied", message: "delete-coupon: not-admin" }),
    );
  });
});

describe("collections", () => {
  it.each<[collection: string, write: Action, read: Action]>([
    ["users", "update-profile", "read-profile"],
    ["users (staff)", "update-account", "list-accounts"],
    ["users/{uid}/customers", "update-customer", "read-customer"],
    ["users/{uid}/subscriptions", "cancel-subscription", "read-subscription"],
    ["users/{uid}/diagnosis", "start-diagnosis", "read-diagnosis"],
    ["users/{uid}/diagnosis routine", "save-routine", "read-diagnosis"],
    ["users/{uid}/diagnosis routine.discount", "apply-routine-discount", "read-diagnosis"],
    ["users/{uid}/checkout_sessions", "subscribe", "read-subscription"],
    ["users/{uid}/ia-recaps", "write-comparison-recap", "read-comparison-recap"],
    ["users/{uid}/quotes", "issue-quote", "read-quote"],
    ["users/{uid}/support", "write-support-notes", "read-support-notes"],
    ["recommendations", "update-recommendation", "read-recommendation"],
    ["recommendations/{id}/prices", "set-recommendation-price", "read-recommendation-price"],
    ["products", "update-plans", "read-plan"],
    ["coupons", "create-coupon", "read-coupons"],
    ["news", "write-news", "read-news"],
    ["tags", "write-tags", "read-tags"],
    ["contraindications", "write-contraindications", "read-contraindications"],
    ["subcategories", "write-subcategories", "read-subcategory"],
    ["settings", "write-ai-settings", "read-ai-settings"],
  ])("%s has the actions %s and %s", (_collection, write, read) => {
    expect(policies[write].length).toBeGreaterThan(0);
    expect(policies[read].length).toBeGreaterThan(0);
  });
});
