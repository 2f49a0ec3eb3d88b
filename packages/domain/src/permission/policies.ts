import type { Action, ActionSubjects } from "./actionSubjects.ts";
import {
  active,
  admin,
  editable,
  inUse,
  noAdmin,
  notOneself,
  own,
  ownOrAdmin,
  published,
  requested,
  type Rule,
  subscribed,
  visible,
} from "./rules.ts";

/** The conditions of every action: all must hold, and the first that does not is the reason of the refusal. */
export const policies: {
  readonly [Name in Action]: readonly Rule<ActionSubjects[Name]>[];
} = {
  // A deactivated account still reads its profile: that is where it learns that it is deactivated.
  "read-profile": [ownOrAdmin],
  "update-profile": [active, own],
  "change-credentials": [active, own],
  "read-billing": [active, ownOrAdmin, requested],
  "export-data": [active, own],
  "delete-own-account": [active, own, noAdmin],
  "register-to-news": [active, own],

  subscribe: [active, own],
  "read-subscription": [active, ownOrAdmin],
  "cancel-subscription": [active, ownOrAdmin],
  "open-billing-portal": [active, own],
  "read-invoices": [active, ownOrAdmin],
  "read-plan": [active, inUse],

  // People must always reach their clients' data, subscribed or not; an administrator never does.
  "read-customer": [active, own],
  "create-customer": [active, own],
  "update-customer": [active, own],
  "delete-customer": [active, own],

  "start-diagnosis": [active, own, subscribed],
  "upload-photo": [active, own],
  "read-diagnosis": [active, own],
  "delete-diagnosis": [active, own],
  "observe-criterion": [active, own],
  "compare-diagnoses": [active, own],
  "read-comparison-recap": [active, own],
  "write-comparison-recap": [active, own, subscribed],
  "send-comparison-report": [active, own, subscribed],
  "save-routine": [active, own],
  "apply-routine-discount": [active, own],
  "send-prescription": [active, own, subscribed],

  "read-recommendation": [active, visible],
  "create-recommendation": [active, editable],
  "update-recommendation": [active, editable],
  "delete-recommendation": [active, editable],
  "score-recommendation": [active, own, visible],
  "read-recommendation-price": [active, own, visible],
  "set-recommendation-price": [active, own, visible],

  "read-news": [active, published],
  "write-news": [active, admin],
  "read-tags": [active],
  "write-tags": [active, admin],
  "read-contraindications": [active],
  "write-contraindications": [active, admin],
  "read-subcategory": [active, inUse],
  "write-subcategories": [active, admin],

  "list-accounts": [active, admin],
  "create-account": [active, admin],
  "update-account": [active, admin],
  "change-account-role": [active, admin, notOneself],
  "deactivate-account": [active, admin, notOneself],
  "reactivate-account": [active, admin],
  "read-account-statistics": [active, ownOrAdmin],
  "read-statistics": [active, admin],
  "update-plans": [active, admin],
  "read-coupons": [active, admin],
  "create-coupon": [active, admin],
  "rename-coupon": [active, admin],
  "delete-coupon": [active, admin],
  "read-ai-settings": [active, admin],
  "write-ai-settings": [active, admin],
};
