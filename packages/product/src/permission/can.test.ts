import { describe, expect, expectTypeOf, it } from "vitest";
import { type Role, roles } from "../session/session.ts";
import type { Action, ActionSubjects } from "./actionSubjects.ts";
import type { Actor } from "./actor.ts";
import { can, refusalOf } from "./can.ts";
import { policies } from "./policies.ts";

const booleans = [true, false] as const;
// Object.keys forgets the names of the table, which are the actions.
const actions = Object.keys(policies) as Action[];

/** Everything that a decision depends on. */
interface Case {
  readonly role: Role;
  readonly active: boolean;
  readonly subscribed: boolean;
  /** Owner: whose the subject is; `world` is the shared catalogue, for what has an owner. */
  readonly whose: "own" | "foreign" | "world";
  /** The subject's own switch: published, active, or asked for by name. */
  readonly on: boolean;
}

const cases: readonly Case[] = roles.flatMap((role) =>
  booleans.flatMap((active) =>
    booleans.flatMap((subscribed) =>
      (["own", "foreign", "world"] as const).flatMap((whose) =>
        booleans.map((on) => ({ role, active, subscribed, whose, on })),
      ),
    ),
  ),
);

/** One object that is every kind of subject at once. */
function subjectOf({ whose, on }: Case) {
  const uid = whose === "own" ? "claire" : "nadia";
  return { uid, owner: whose === "world" ? "world" : uid, published: on, active: on, requested: on };
}

function actorOf({ role, active, subscribed }: Case): Actor {
  return { uid: "claire", role, active, subscribed };
}

type Expected = (given: Case & { readonly isAdmin: boolean; readonly isOwn: boolean }) => boolean;

const ownOnly: Expected = ({ active, isOwn }) => active && isOwn;
const ownSubscribed: Expected = ({ active, isOwn, subscribed }) => active && isOwn && subscribed;
const ownOrAdmin: Expected = ({ active, isOwn, isAdmin }) => active && (isOwn || isAdmin);
const adminOnly: Expected = ({ active, isAdmin }) => active && isAdmin;
const adminOnOthers: Expected = ({ active, isAdmin, isOwn }) => active && isAdmin && !isOwn;
const everybody: Expected = ({ active }) => active;
const whenOnOrAdmin: Expected = ({ active, on, isAdmin }) => active && (on || isAdmin);

/** The permissions, written down a second time, action by action. */
const matrix: Readonly<Record<Action, Expected>> = {
  "read-profile": ({ active, isOwn, isAdmin }) => isOwn || (isAdmin && active),
  "update-profile": ownOnly,
  "change-credentials": ownOnly,
  "read-billing": ({ active, isOwn, isAdmin, on }) => active && (isOwn || isAdmin) && on,
  "export-data": ownOnly,
  "delete-own-account": ({ active, isOwn, isAdmin }) => active && isOwn && !isAdmin,
  "register-to-news": ownOnly,
  subscribe: ownOnly,
  "read-subscription": ownOrAdmin,
  "cancel-subscription": ownOrAdmin,
  "open-billing-portal": ownOnly,
  "read-invoices": ownOrAdmin,
  "read-plan": whenOnOrAdmin,
  "read-customer": ownOnly,
  "create-customer": ownOnly,
  "update-customer": ownOnly,
  "delete-customer": ownOnly,
  "start-diagnosis": ownSubscribed,
  "upload-photo": ownOnly,
  "read-diagnosis": ownOnly,
  "delete-diagnosis": ownOnly,
  "associate-diagnosis": ownOnly,
  "observe-criterion": ownOnly,
  "review-marks": ownOnly,
  "compare-diagnoses": ownOnly,
  "read-comparison-recap": ownOnly,
  "write-comparison-recap": ownSubscribed,
  "send-comparison-report": ownSubscribed,
  "send-results-report": ownSubscribed,
  "save-routine": ownOnly,
  "apply-routine-discount": ownOnly,
  "send-prescription": ownSubscribed,
  "issue-quote": ownSubscribed,
  "read-quote": ownOnly,
  "sign-quote": ownOnly,
  "send-quote": ownSubscribed,
  "read-sending": ownOnly,
  "resend-sending": ownSubscribed,
  "read-recommendation": ({ active, isOwn, whose, on, isAdmin }) =>
    active && (isOwn || (whose === "world" && on) || isAdmin),
  "create-recommendation": ownOrAdmin,
  "update-recommendation": ownOrAdmin,
  "delete-recommendation": ownOrAdmin,
  "score-recommendation": ownOnly,
  "read-recommendation-price": ownOnly,
  "set-recommendation-price": ownOnly,
  "count-recommendation-use": adminOnly,
  "read-news": whenOnOrAdmin,
  "write-news": adminOnly,
  "read-tags": everybody,
  "write-tags": adminOnly,
  "read-contraindications": everybody,
  "write-contraindications": adminOnly,
  "read-subcategory": whenOnOrAdmin,
  "write-subcategories": adminOnly,
  "list-accounts": adminOnly,
  "create-account": adminOnly,
  "update-account": adminOnly,
  "change-account-role": adminOnOthers,
  "deactivate-account": adminOnOthers,
  "reactivate-account": adminOnly,
  "read-admin-log": adminOnly,
  "read-account-statistics": ownOrAdmin,
  "read-support-notes": adminOnly,
  "write-support-notes": adminOnly,
  "open-provider-account": adminOnly,
  "read-statistics": adminOnly,
  "update-plans": adminOnly,
  "read-coupons": adminOnly,
  "create-coupon": adminOnly,
  "rename-coupon": adminOnly,
  "delete-coupon": adminOnly,
  "read-display-settings": everybody,
  "read-ai-settings": adminOnly,
  "write-ai-settings": adminOnly,
};

/** `can` with the one subject that fits every action. */
function mayDo(given: Case, action: Action): boolean {
  // Its parameters are correlated by the action's name, which a loop over all names cannot show to the compiler.
  const decide = can as (actor: Actor, action: Action, subject: unknown) => boolean;
  return decide(actorOf(given), action, subjectOf(given));
}

describe("can", () => {
  it.each(actions)("%s is for those of the matrix, in all 72 cases, and for nobody else", (action) => {
    const wrong = cases.filter((given) => {
      const expected = matrix[action]({
        ...given,
        isAdmin: given.role === "admin",
        isOwn: given.whose === "own",
      });
      return mayDo(given, action) !== expected;
    });
    expect(wrong).toEqual([]);
  });

  it("can can decides on 72 cases for each action", () => {
    expect(cases).toHaveLength(72);
    expect(Object.keys(matrix).toSorted()).toEqual(actions.toSorted());
  });

  it("can can gives an employee exactly what it gives a professional", () => {
    const asEmployee = cases.filter(({ role }) => role === "employee");
    const differing = asEmployee.flatMap((given) =>
      actions.filter((action) => mayDo(given, action) !== mayDo({ ...given, role: "customer" }, action)),
    );
    expect(differing).toEqual([]);
  });

  it("can can never gives an administrator less than a professional, but to delete their own account", () => {
    const asCustomer = cases.filter(({ role }) => role === "customer");
    const less = asCustomer.flatMap((given) =>
      actions.filter((action) => mayDo(given, action) && !mayDo({ ...given, role: "admin" }, action)),
    );
    expect([...new Set(less)]).toEqual(["delete-own-account"]);
  });

  it("can can leaves a deactivated account nothing but its own profile", () => {
    const off = cases.filter(({ active }) => !active);
    const left = off.flatMap((given) =>
      actions.filter((action) => mayDo(given, action)).map((action) => `${given.whose} ${action}`),
    );
    expect([...new Set(left)]).toEqual(["own read-profile"]);
  });

  it("can can lets nobody act in the name of somebody else, nor see their clients", () => {
    const inTheirName = actions.filter((action) =>
      /customer|diagnos|photo|comparison|routine|prescription|export|credentials/u.test(action),
    );
    expect(inTheirName).toHaveLength(18);
    const foreign = cases.filter(({ whose }) => whose !== "own");
    expect(foreign.flatMap((given) => inTheirName.filter((action) => mayDo(given, action)))).toEqual([]);
  });

  it("types the subject by the action", () => {
    const actor: Actor = { uid: "claire", role: "admin", active: true, subscribed: false };
    expect(can(actor, "write-news")).toBe(true);
    expect(can(actor, "read-recommendation", { owner: "world", active: true })).toBe(true);
    expectTypeOf<ActionSubjects["start-diagnosis"]>().toEqualTypeOf<[diagnosis: { readonly uid: string }]>();
    // @ts-expect-error the diagnosis is missing
    expect(can(actor, "read-diagnosis")).toBe(false);
    // @ts-expect-error news have no subject
    expect(can(actor, "write-news", { uid: "claire" })).toBe(true);
  });
});

describe("refusalOf", () => {
  const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: true };
  const sophie: Actor = { uid: "sophie", role: "admin", active: true, subscribed: false };
  const foreign = { uid: "nadia" };
  it.each([
    ["nothing", refusalOf(claire, "start-diagnosis", claire), null],
    ["inactive", refusalOf({ ...claire, active: false }, "start-diagnosis", claire), "inactive"],
    ["another's", refusalOf(claire, "start-diagnosis", foreign), "not-own"],
    [
      "no subscription",
      refusalOf({ ...claire, subscribed: false }, "start-diagnosis", claire),
      "not-subscribed",
    ],
    ["no administrator", refusalOf(claire, "write-news"), "not-admin"],
    ["a draft", refusalOf(claire, "read-news", { published: false }), "not-visible"],
    ["billing unasked", refusalOf(claire, "read-billing", { ...claire, requested: false }), "not-requested"],
    ["oneself", refusalOf(sophie, "deactivate-account", sophie), "own-account"],
    ["an administrator", refusalOf(sophie, "delete-own-account", sophie), "admin-account"],
  ])("refusalOf names the first reason: %s", (_what, refusal, expected) => {
    expect(refusal).toBe(expected);
  });
});

describe("a caller without a compiler", () => {
  const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: true };

  it.each(["nope", "__proto__", "constructor", "toString", ""])(
    "a caller without a compiler may not do what does not exist: %j",
    (name) => {
      // @ts-expect-error no action has that name
      expect(refusalOf(claire, name, claire)).toBe("unknown-action");
      // @ts-expect-error no action has that name
      expect(can({ ...claire, role: "admin" }, name, claire)).toBe(false);
    },
  );

  it.each([undefined, null, "claire"])("a caller without a compiler may do nothing to %j", (subject) => {
    // @ts-expect-error the subject is no object
    expect(refusalOf(claire, "read-customer", subject)).toBe("not-own");
    // @ts-expect-error the subject is no object
    expect(can(claire, "read-recommendation", subject)).toBe(false);
    // @ts-expect-error the subject is no object
    expect(can({ ...claire, role: "admin" }, "deactivate-account", subject)).toBe(false);
  });

  it.each([undefined, ""])("owns nothing without an id: %j", (uid) => {
    const nobody = { ...claire, uid };
    // @ts-expect-error the id may be missing
    expect(can(nobody, "read-customer", { uid })).toBe(false);
    // @ts-expect-error the id may be missing
    expect(can(nobody, "update-recommendation", { owner: uid })).toBe(false);
    // @ts-expect-error the id may be missing
    expect(can(nobody, "read-recommendation", { owner: uid })).toBe(false);
  });
});
