import type {
  Activatable,
  Billing,
  Owned,
  OwnedRecommendation,
  Publishable,
  RecommendationOfUser,
  VisibleRecommendation,
} from "./subjects.ts";

/** Every action of the product, and what it is done to; an empty list when there is nothing to tell apart. */
export interface ActionSubjects {
  // One's own account.
  readonly "read-profile": [account: Owned];
  readonly "update-profile": [account: Owned];
  /** To change the e-mail address or the password, after a new sign-in. */
  readonly "change-credentials": [account: Owned];
  readonly "read-billing": [billing: Billing];
  readonly "export-data": [account: Owned];
  readonly "delete-own-account": [account: Owned];
  readonly "register-to-news": [account: Owned];

  // The subscription.
  readonly subscribe: [account: Owned];
  readonly "read-subscription": [account: Owned];
  readonly "cancel-subscription": [account: Owned];
  readonly "open-billing-portal": [account: Owned];
  readonly "read-invoices": [account: Owned];
  readonly "read-plan": [plan: Activatable];

  // End clients.
  readonly "read-customer": [customer: Owned];
  readonly "create-customer": [customer: Owned];
  /** Its picture included. */
  readonly "update-customer": [customer: Owned];
  readonly "delete-customer": [customer: Owned];

  // Diagnoses: the subject is the diagnosis.
  readonly "start-diagnosis": [diagnosis: Owned];
  readonly "upload-photo": [diagnosis: Owned];
  /** Its photo, result, routine and quote included. */
  readonly "read-diagnosis": [diagnosis: Owned];
  readonly "delete-diagnosis": [diagnosis: Owned];
  /** To give a quick diagnosis its client. */
  readonly "associate-diagnosis": [diagnosis: Owned];
  /** To note down, on a finished diagnosis, what one saw for oneself. */
  readonly "observe-criterion": [diagnosis: Owned];
  readonly "review-marks": [diagnosis: Owned];
  readonly "compare-diagnoses": [diagnoses: Owned];
  readonly "read-comparison-recap": [diagnoses: Owned];
  /** To have a recap written, which costs money. */
  readonly "write-comparison-recap": [diagnoses: Owned];
  readonly "send-comparison-report": [diagnoses: Owned];
  readonly "send-results-report": [diagnosis: Owned];
  readonly "save-routine": [diagnosis: Owned];
  /** Writes `routine.discount`. */
  readonly "apply-routine-discount": [diagnosis: Owned];
  readonly "send-prescription": [diagnosis: Owned];
  /** Of a diagnosis: gives a routine its quote, with a number. */
  readonly "issue-quote": [diagnosis: Owned];
  /** Its files included. */
  readonly "read-quote": [quote: Owned];
  /** « Bon pour accord »: freezes it. */
  readonly "sign-quote": [quote: Owned];
  readonly "send-quote": [quote: Owned];
  /** Its attachment included. */
  readonly "read-sending": [sending: Owned];
  /** To queue once more what was refused. */
  readonly "resend-sending": [sending: Owned];

  // Recommendations.
  readonly "read-recommendation": [recommendation: VisibleRecommendation];
  readonly "create-recommendation": [recommendation: OwnedRecommendation];
  readonly "update-recommendation": [recommendation: OwnedRecommendation];
  readonly "delete-recommendation": [recommendation: OwnedRecommendation];
  /** Against one's own diagnosis. */
  readonly "score-recommendation": [scored: RecommendationOfUser];
  /** One's own price for a recommendation; nobody reads or sets the price of somebody else. */
  readonly "read-recommendation-price": [price: Owned];
  readonly "set-recommendation-price": [price: RecommendationOfUser];
  /** Count of how many routines hold one, whoever's they are: a number alone. */
  readonly "count-recommendation-use": [];

  // The shared catalogue.
  readonly "read-news": [article: Publishable];
  readonly "write-news": [];
  readonly "read-tags": [];
  readonly "write-tags": [];
  readonly "read-contraindications": [];
  readonly "write-contraindications": [];
  readonly "read-subcategory": [subcategory: Activatable];
  readonly "write-subcategories": [];

  // The back-office.
  readonly "list-accounts": [];
  /** Sending the invitation again included. */
  readonly "create-account": [];
  readonly "update-account": [account: Owned];
  readonly "change-account-role": [account: Owned];
  readonly "deactivate-account": [account: Owned];
  readonly "reactivate-account": [account: Owned];
  /** Holds what administrators did. */
  readonly "read-admin-log": [];
  readonly "read-account-statistics": [account: Owned];
  /** Holds what administrators note about a professional, who does not see it. */
  readonly "read-support-notes": [];
  readonly "write-support-notes": [];
  /** The payment provider's own page about a professional. */
  readonly "open-provider-account": [];
  readonly "read-statistics": [];
  readonly "update-plans": [];
  readonly "read-coupons": [];
  readonly "create-coupon": [];
  /** Only the name of a coupon can change. */
  readonly "rename-coupon": [];
  readonly "delete-coupon": [];
  /** Holds what professionals' own screens need of the AI settings. */
  readonly "read-display-settings": [];
  readonly "read-ai-settings": [];
  readonly "write-ai-settings": [];
}

/** The name of an action. */
export type Action = keyof ActionSubjects;
