import type { DocumentState, ListState, OnNext, Workspace } from "@carnation/data";
import { emptyRoutine, type Recommendation, type Routine, type RoutineStep } from "@carnation/domain/routine";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { parseBusiness, parseProfile, type Profile } from "@carnation/product/profile";
import { type IssuedQuote, quoteDraft, quotePrices } from "@carnation/product/quote";
import { parseRecommendation } from "@carnation/product/recommendation";
import { parseSubscription } from "@carnation/product/subscription";
import { vi } from "vitest";
import { diagnosisOf, documentOf, listOf } from "../../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../../testing/openApp.tsx";

const one = (id: string, name: string, fields: Record<string, unknown> = {}): Recommendation =>
  parseRecommendation(id, {
    name,
    owner: "world",
    active: true,
    category: "cosmetics",
    subcategory: "subcategories/serum",
    moments: ["evening"],
    weights: {},
    price: 4900,
    ...fields,
  });

/** Two rates of VAT: 46,00 € at 20 %, twice 35,00 € at 5,5 %. */
export const serum = one("serum", "Sérum vitamine C 10 %", { price: 4600 });
export const led = one("led", "LED rouge 20 min", { price: 3500, vatRate: 550 });

export const step = (recommendation: Recommendation, fields: Partial<RoutineStep> = {}): RoutineStep => ({
  id: `s-${recommendation.id}`,
  recommendation: recommendation.id,
  label: recommendation.name,
  place: 0,
  quantity: 1,
  frequency: "",
  note: "",
  override: null,
  ...fields,
});

export const routine: Routine = {
  ...emptyRoutine,
  morning: [step(serum)],
  cabin: [step(led, { quantity: 2 })],
  discount: 10,
};

const business = {
  legal_form: "EI",
  street: "12, rue des Lilas",
  postcode: "69003",
  city: "Lyon",
  phone: "+33472000000",
  siret: "73282932000074",
  vat_number: "FR44732829320",
  mediator: "exemple-mediation.fr",
};

export const claire: Profile = parseProfile("u1", {
  email: "claire@exemple.fr",
  firstname: "Claire",
  lastname: "Martin",
  company: "Institut Lumière de Peau",
  active: true,
  business,
});

/** The same professional with some lines of her business missing. */
export const claireWithout = (...names: (keyof typeof business)[]): Profile => ({
  ...claire,
  business: parseBusiness(
    Object.fromEntries(Object.entries(business).filter(([name]) => !names.some((gone) => gone === name))),
  ),
});

export const anais: Customer = parseCustomer("anais", {
  firstname: "Anaïs",
  lastname: "Morel",
  email: "anais@exemple.fr",
  consent: true,
});

/** The same client, who has agreed to e-mails. */
export const reachable: Customer = parseCustomer("anais", {
  ...anais,
  consents: [{ purpose: "email", given: true, date: new Date("2026-06-01"), version: 1, author: "u1" }],
});

const done = diagnosisOf({ id: "d1", customer: "anais", routine });

/** A quote that was issued of the routine above, with what differs. */
export function issued(fields: Partial<IssuedQuote> = {}): IssuedQuote {
  const {
    missingPrices: _,
    missingEmitterFields: __,
    empty: ___,
    total,
    ...contents
  } = quoteDraft({
    diagnosis: "d1",
    routine,
    prices: quotePrices([serum, led], new Map()),
    profile: claire,
    customer: anais,
    now: new Date(),
  });
  return {
    ...contents,
    id: "q1",
    number: { year: 2026, sequence: 42 },
    version: 1,
    state: "issued",
    total: total ?? 0,
    created: new Date(),
    signature: null,
    hash: null,
    ...fields,
  };
}

interface Case {
  readonly diagnosis?: Partial<Diagnosis>;
  readonly profile?: Profile;
  readonly customer?: Customer;
  readonly catalogue?: readonly Recommendation[];
  readonly quotes?: readonly IssuedQuote[];
  /** Holds what is known of the quotes, where that is no plain list. */
  readonly known?: ListState<IssuedQuote>;
  readonly commands?: Partial<Workspace["quotes"]>;
  readonly subscribed?: boolean;
}

/** Opens the quote of a diagnosis; gives what was asked of the workspace, and what tells other quotes. */
export function openQuote(asked: Case = {}) {
  const {
    diagnosis,
    profile = claire,
    customer = anais,
    catalogue = [serum, led],
    quotes = [],
    known = listOf(...quotes),
    commands,
    subscribed = true,
  } = asked;
  const calls = {
    applyDiscount: vi.fn<Workspace["diagnoses"]["applyDiscount"]>(() => Promise.resolve()),
    issue: vi.fn<Workspace["quotes"]["issue"]>(({ request }) => Promise.resolve(request)),
    send: vi.fn<Workspace["quotes"]["send"]>(() => Promise.resolve("sending")),
    sign: vi.fn<Workspace["quotes"]["sign"]>(() => Promise.resolve()),
    saveBusiness: vi.fn<Workspace["profile"]["saveBusiness"]>(() => Promise.resolve()),
    setPrice: vi.fn<Workspace["catalogue"]["setPrice"]>(() => Promise.resolve()),
    update: vi.fn<Workspace["catalogue"]["update"]>(() => Promise.resolve()),
  };
  // What the test before typed is not this one's.
  sessionStorage.clear();
  let tell: OnNext<ListState<IssuedQuote>> = () => undefined;
  const subscription = parseSubscription("sub", { status: "active" });
  let tellDiagnosis: OnNext<DocumentState<Diagnosis>> = () => undefined;
  const finished = { ...done, ...diagnosis };
  const workspace = memoryWorkspace(
    {
      profile: documentOf(profile),
      customers: listOf(customer),
      diagnoses: listOf(finished),
      recommendations: listOf(...catalogue),
      ...(subscribed ? { subscription: documentOf(subscription) } : {}),
    },
    {
      diagnoses: {
        applyDiscount: calls.applyDiscount,
        watch: (_id, onNext) => {
          tellDiagnosis = onNext;
          onNext(documentOf(finished));
          return () => undefined;
        },
      },
      quotes: {
        watchOfDiagnosis: (_id, onNext) => {
          tell = onNext;
          onNext(known);
          return () => undefined;
        },
        issue: calls.issue,
        send: calls.send,
        sign: calls.sign,
        ...commands,
      },
      catalogue: { setPrice: calls.setPrice, update: calls.update },
    },
  );
  const { profile: account } = workspace;
  const app = openApp("/user/diagnosis/routine/d1/quote", {
    ...workspace,
    profile: { ...account, saveBusiness: calls.saveBusiness },
  });
  return {
    ...app,
    calls,
    tell: (...next: IssuedQuote[]) => tell(listOf(...next)),
    /** Another discount is stored, by whom ever. */
    tellDiscount: (discount: number) =>
      tellDiagnosis(documentOf({ ...finished, routine: { ...finished.routine, discount } })),
  };
}
