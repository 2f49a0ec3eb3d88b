import type {
  AskedList,
  DocumentState,
  ListState,
  Missing,
  OnError,
  OnNext,
  ReadyList,
} from "@carnation/data";
import { criterionIds } from "@carnation/domain/criterion";
import type { Contraindication } from "@carnation/domain/internal/contraindication";
import type { SettledPrices } from "@carnation/domain/internal/recommendation";
import { emptyRoutine, type Recommendation, type Subcategory } from "@carnation/domain/routine";
import type { Professional } from "@carnation/product/account";
import { type DisplaySettings, parseDisplaySettings } from "@carnation/product/ai-settings";
import type { Coupon } from "@carnation/product/coupon";
import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import type { News } from "@carnation/product/news";
import type { Plan } from "@carnation/product/plan";
import { type Account, parseProfile, type Profile } from "@carnation/product/profile";
import type { Subscriber } from "@carnation/product/statistics";
import type { Subscription } from "@carnation/product/subscription";
import type { Tag } from "@carnation/product/tag";

/** A diagnosis that is done, with the fields that a test is about. */
export function diagnosisOf(fields: Partial<Diagnosis>): Diagnosis {
  return {
    id: "d1",
    uid: "u1",
    consent: true,
    customer: null,
    enabledSubcategories: [],
    state: "done",
    error: null,
    created: new Date("2026-11-21T13:05:00Z"),
    resultSource: null,
    engineVersion: null,
    judgement: null,
    recommendations: { cosmetics: [], other: [] },
    routine: emptyRoutine,
    conditions: [],
    observations: {},
    markReviews: {},
    ...fields,
  };
}

/** A list that the server has just told. */
export function listOf<T>(...value: T[]): ReadyList<T> {
  return { status: "ready", value, fromCache: false, unreadable: 0 };
}

/** A document that the server has just told. */
export function documentOf<T>(value: T): Extract<DocumentState<T>, { readonly status: "ready" }> {
  return { status: "ready", value, fromCache: false };
}

/** A document of which the server has just told that there is none. */
export const missing: Missing = { status: "missing" };

/** Describes what a workspace in memory knows. */
export interface Known {
  readonly profile: DocumentState<Profile>;
  readonly subscription: DocumentState<Subscription>;
  /** The one that says how the account stands; by default the current one. */
  readonly standing?: DocumentState<Subscription>;
  readonly customers: ListState<Customer>;
  readonly diagnoses: ListState<Diagnosis>;
  readonly diagnosis: DocumentState<Diagnosis>;
  readonly contraindications: ListState<Contraindication>;
  readonly recommendations: ListState<Recommendation>;
  readonly activeSubcategories: ListState<Subcategory>;
  readonly subcategories: ListState<Subcategory>;
  readonly prices: DocumentState<SettledPrices>;
  readonly news: ListState<News>;
  readonly tags: ListState<Tag>;
  readonly staff: ListState<Account>;
  readonly professionals: ListState<Professional>;
  readonly coupons: ListState<Coupon>;
  /** Every plan, with all its prices. */
  readonly everyPlan: ListState<Plan>;
  readonly subscribers: ListState<Subscriber>;
  readonly displaySettings: DocumentState<DisplaySettings>;
}

/** An account without clients, diagnoses or subscription. */
export const nothing: Known = {
  profile: documentOf(
    parseProfile("u1", {
      email: "claire@exemple.fr",
      firstname: "élodie",
      lastname: "Martin",
      company: "Institut Lumière de Peau",
      active: true,
    }),
  ),
  subscription: missing,
  customers: listOf(),
  diagnoses: listOf(),
  diagnosis: missing,
  contraindications: listOf(),
  recommendations: listOf(),
  activeSubcategories: listOf(),
  subcategories: listOf(),
  prices: documentOf<SettledPrices>(new Map()),
  news: listOf(),
  tags: listOf(),
  staff: listOf(),
  professionals: listOf(),
  coupons: listOf(),
  everyPlan: listOf(),
  subscribers: listOf(),
  displaySettings: missing,
};

/** Settings by which every criterion has a score, as another engine may be right enough for. */
export const everyScore = documentOf<DisplaySettings>(
  parseDisplaySettings({ criteria: Object.fromEntries(criterionIds.map((id) => [id, { scored: true }])) }),
);

/** Tells a value once and never changes it. */
export function still<T>(value: T) {
  return (onNext: OnNext<T>, _onError: OnError) => {
    onNext(value);
    return () => undefined;
  };
}

/** A resource that tells one list and what stands in it; of another id, one document. */
export function resourceOf<T extends { readonly id: string }>(
  list: ListState<T>,
  document: DocumentState<T> = missing,
) {
  return {
    watch: (id: string, onNext: OnNext<DocumentState<T>>, onError: OnError) => {
      const listed = list.status === "ready" ? list.value.find((item) => item.id === id) : undefined;
      return still(listed === undefined ? document : documentOf(listed))(onNext, onError);
    },
    watchAll: still(list),
    ...askedOf(list),
  };
}

/** Gives what the server finds, of a list that it holds alone: by default all that is listed, whatever is asked. */
export function askedOf<T>(list: ListState<T>): AskedList<T> {
  const value = list.status === "ready" ? list.value : [];
  return {
    watchAsked: (_question, onNext, onError) => still(list)(onNext, onError),
    search: () => Promise.resolve(value),
    countAll: () => Promise.resolve(value.length),
    async *readAll() {
      yield value;
    },
  };
}

/** A list without what a test leaves out. */
export function keptOf<T>(list: ListState<T>, keeps: (item: T) => boolean): ListState<T> {
  return list.status === "ready" ? { ...list, value: list.value.filter(keeps) } : list;
}
