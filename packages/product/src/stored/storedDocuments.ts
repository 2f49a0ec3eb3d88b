import type { Subcategory } from "@carnation/domain/routine";
import type { AiSettings, DisplaySettings } from "../ai-settings/index.ts";
import type { CheckoutSessionField } from "../checkout/index.ts";
import type { ComparisonRecapField } from "../comparison/index.ts";
import type { CouponField } from "../coupon/index.ts";
import type { CustomerField, CustomerSearchFields } from "../customer/index.ts";
import type { DiagnosisField, QueuedAnalysisField } from "../diagnosis/index.ts";
import type { InvoiceField } from "../invoice/index.ts";
import type { NewsDeviceField, NewsField } from "../news/index.ts";
import type { documentPaths } from "../path/index.ts";
import type { PlanField, PlanPriceField } from "../plan/index.ts";
import type { BillingField, ProfileField, StoredBusiness } from "../profile/index.ts";
import type { QuoteField } from "../quote/index.ts";
import type { RecommendationField } from "../recommendation/index.ts";
import type { SearchFields } from "../search/index.ts";
import type { SendingField } from "../sending/index.ts";
import type {
  ACCOUNT_SUMMARY_FIELD,
  AppCounterField,
  CountedFact,
  DayField,
  UserCounterField,
} from "../statistics/index.ts";
import type { SubscriptionField } from "../subscription/index.ts";
import type { TagField } from "../tag/index.ts";

/** Value of a field; what it may be is its reader's business. Firestore's types of updates take no `unknown`. */
type Value = string | number | boolean | object | null;

/** Fields that a change of a document may write. */
export type Fields<Name extends string> = { readonly [name in Name]?: Value };

/** Fields that the delivery of an e-mail changes. */
export type OutboxField = "state" | "reason" | "attempts" | "queued" | "finished";

/** Names by which the server finds a document. */
type SearchField = keyof SearchFields;

/**
 * Fields of each stored document, by the name of its path: those that its reader reads, and those that serve the server alone.
 * A change of a document whose path is of `documentPaths` writes no others: the compiler refuses them (decision 102).
 */
export interface StoredDocuments {
  readonly user: Fields<
    | Exclude<ProfileField, "notifications" | "business">
    | SearchField
    | typeof ACCOUNT_SUMMARY_FIELD
    // Whether they are let in, and since when sign-in has to follow.
    | "active"
    | "access_changed"
    // What an older product stored there: it moves to a document of its own.
    | "billing"
  > & {
    readonly notifications?: Fields<"news">;
    readonly business?: Fields<keyof StoredBusiness | "logo_upload">;
  };
  readonly billing: Fields<BillingField>;
  readonly customer: Fields<Exclude<CustomerField, "last_diagnostic"> | keyof CustomerSearchFields> & {
    readonly last_diagnostic?: Fields<"id" | "date" | "next_photo"> | null;
  };
  readonly diagnosis: Fields<DiagnosisField | "finished" | "measured">;
  readonly queuedAnalysis: Fields<QueuedAnalysisField | "worker">;
  readonly comparisonRecap: Fields<ComparisonRecapField | "attempt">;
  readonly quote: Fields<QuoteField | "signing" | "hash">;
  readonly sending: Fields<SendingField | OutboxField | "mail">;
  readonly subscription: Fields<SubscriptionField>;
  readonly checkoutSession: Fields<CheckoutSessionField>;
  readonly newsDevice: Fields<NewsDeviceField>;
  readonly userTotals: Fields<UserCounterField>;
  readonly userDayStatistics: Fields<DayField>;
  readonly dayStatistics: Fields<DayField>;
  readonly appTotals: Fields<AppCounterField>;
  readonly invoice: Fields<InvoiceField>;
  readonly plan: Fields<PlanField>;
  readonly planPrice: Fields<PlanPriceField>;
  readonly coupon: Fields<CouponField | SearchField>;
  readonly newsArticle: Fields<NewsField | SearchField>;
  readonly tag: Fields<TagField>;
  readonly recommendation: Fields<RecommendationField | SearchField>;
  readonly subcategory: Fields<keyof Subcategory>;
  readonly aiSettings: Fields<keyof AiSettings>;
  readonly displaySettings: Fields<keyof DisplaySettings | "minVersion">;
  // For the functions alone.
  readonly phoneLink: Fields<"uid" | "diagnosis" | "expires" | "used" | "claimed">;
  readonly paymentAccount: Fields<"customer" | "others" | "sessions">;
  readonly paymentObject: Fields<"path" | "revision" | "uid">;
  readonly countedFact: Fields<"kind" | "uid" | keyof CountedFact>;
  readonly mail: Fields<OutboxField | "kind" | "content" | "to" | "uid" | "created" | "expires">;
  readonly invitation: Fields<
    | ("email" | "kind" | "role" | "firstname" | "lastname" | "company" | "uid")
    | ("until" | "used" | "created" | "expires")
  >;
  readonly accountErasure: Fields<"requested" | "email" | "finished">;
}

/** Each collection, and the document that stands in it. */
interface Collections {
  readonly users: "user";
  readonly customers: "customer";
  readonly diagnoses: "diagnosis";
  readonly analysisQueue: "queuedAnalysis";
  readonly comparisonRecaps: "comparisonRecap";
  readonly quotes: "quote";
  readonly sendings: "sending";
  readonly subscriptions: "subscription";
  readonly checkoutSessions: "checkoutSession";
  readonly newsDevices: "newsDevice";
  readonly invoices: "invoice";
  readonly plans: "plan";
  readonly planPrices: "planPrice";
  readonly coupons: "coupon";
  readonly news: "newsArticle";
  readonly tags: "tag";
  readonly recommendations: "recommendation";
  readonly countedFacts: "countedFact";
}

type PathOf<Name extends keyof typeof documentPaths> = ReturnType<(typeof documentPaths)[Name]>;

/** Tells that two types of paths are one: `users/…` covers what stands below an account, too. */
type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

type Known<Found, Otherwise> = [Found] extends [never] ? Otherwise : Found;

/** Fields of the document at a path; `Otherwise` for a path that has no row. */
export type FieldsAt<Path extends string, Otherwise = never> = Known<
  {
    [Name in keyof StoredDocuments]: IsSame<Path, PathOf<Name>> extends true ? StoredDocuments[Name] : never;
  }[keyof StoredDocuments],
  Otherwise
>;

/** Fields of the documents of all collections of a name, as `collectionGroup` finds them; `Otherwise` for a name that several bear. */
export type FieldsInGroup<Name extends string, Otherwise = never> = Known<
  {
    [Collection in keyof Collections]: PathOf<Collection> extends `${string}/${Name}`
      ? StoredDocuments[Collections[Collection]]
      : never;
  }[Exclude<keyof Collections, "planPrices">],
  Otherwise
>;

/** Fields of the documents of a collection; `Otherwise` for a path that has no row. */
export type FieldsIn<Path extends string, Otherwise = never> = Known<
  {
    [Name in keyof Collections]: IsSame<Path, PathOf<Name>> extends true
      ? StoredDocuments[Collections[Name]]
      : never;
  }[keyof Collections],
  Otherwise
>;
