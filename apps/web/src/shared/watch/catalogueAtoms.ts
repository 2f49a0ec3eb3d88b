import type { DocumentState, ListState } from "@carnation/data";
import type { Contraindication } from "@carnation/domain/internal/contraindication";
import { type SettledPrices, visibleRecommendations } from "@carnation/domain/internal/recommendation";
import type { Recommendation, Subcategory } from "@carnation/domain/routine";
import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { listLimits } from "@carnation/product/limits";
import type { News } from "@carnation/product/news";
import { atom, type Atom, type WritableAtom } from "jotai";
import { firstAnalysedAtom } from "../session/sessionAtoms.ts";
import { profileAtom } from "./accountAtoms.ts";
import { watchAtom, watchFamily } from "./watchAtom.ts";
import { itemsOf, type ListQuery } from "../state/queryState.ts";

/** The professional's clients who were analysed last, the latest first. */
export const analysedCustomersAtom = watchAtom<ListState<Customer>>(
  (workspace, onNext, onError) => workspace.customers.watchLastAnalysed(onNext, onError),
  firstAnalysedAtom,
);

/** The professional's clients whose next photo is due on a day, or was before, the latest first. */
export const dueCustomersOf = watchFamily<ListState<Customer>>((workspace, day, onNext, onError) =>
  workspace.customers.watchDue(day, onNext, onError),
);

/** The professional's clients whose next photo is fixed for a day, the earliest first. */
export const plannedCustomersAtom = watchAtom<ListState<Customer>>((workspace, onNext, onError) =>
  workspace.customers.watchPlanned(onNext, onError, listLimits.dueCustomers),
);

/** All the professional's clients, by last name. */
export const customersAtom = watchAtom<ListState<Customer>>((workspace, onNext, onError) =>
  workspace.customers.watchAll(onNext, onError),
);

/** The professional's latest diagnoses, newest first. */
export const recentDiagnosesAtom = watchAtom<ListState<Diagnosis>>((workspace, onNext, onError) =>
  workspace.diagnoses.watchAll(onNext, onError),
);

/** The diagnoses of a client, newest first. */
export const diagnosesOf = watchFamily<ListState<Diagnosis>>((workspace, id, onNext, onError) =>
  workspace.diagnoses.watchOfCustomer(id, onNext, onError),
);

/** The latest published article. */
export const latestNewsAtom = watchAtom<DocumentState<News>>((workspace, onNext, onError) =>
  workspace.news.watchLatest(onNext, onError),
);

/** One client, by id. */
export const customerOf = watchFamily<DocumentState<Customer>>((workspace, id, onNext, onError) =>
  workspace.customers.watch(id, onNext, onError),
);

const diagnosedCustomersByLimit = new Map<number, Atom<readonly Customer[]>>();

/** The clients of the latest diagnoses, of so many of them, as far as they are known: a page that names few reads no more. */
export function diagnosedCustomersAtom(limit: number): Atom<readonly Customer[]> {
  const known = diagnosedCustomersByLimit.get(limit);
  if (known) return known;
  const added = atom((get) => {
    const recent = itemsOf(get(recentDiagnosesAtom)).slice(0, limit);
    return [...new Set(recent.map(({ customer }) => customer))].flatMap((id) => {
      const watched = id === null ? null : get(customerOf(id));
      return watched?.status === "ready" ? [watched.value] : [];
    });
  });
  diagnosedCustomersByLimit.set(limit, added);
  return added;
}

/** The precautions of the catalogue, by name. */
export const contraindicationsAtom = watchAtom<ListState<Contraindication>>((workspace, onNext, onError) =>
  workspace.contraindications.watchAll(onNext, onError),
);

/** The subcategories in use. */
export const subcategoriesAtom = watchAtom<ListState<Subcategory>>((workspace, onNext, onError) =>
  workspace.activeSubcategories.watchAll(onNext, onError),
);

/** Gives what the professional may read of the catalogue, by name: hidden ones and her own inactive ones too. */
export const wholeCatalogueAtom = watchAtom<ListState<Recommendation>>((workspace, onNext, onError) =>
  workspace.catalogue.watchVisible(onNext, onError),
);

/** Gives what she has settled for shared recommendations: her prices, and what she has hidden. */
export const pricesAtom = watchAtom<DocumentState<SettledPrices>>((workspace, onNext, onError) =>
  workspace.catalogue.watchPrices(onNext, onError),
);

/**
 * The recommendations that the professional sees and can propose, by name: in use, of a subcategory in use that she
 * practises, and not hidden. Set, it starts again what has failed.
 */
export const catalogueAtom: WritableAtom<ListQuery<Recommendation>, [], void> = atom(
  (get) => {
    const whole = get(wholeCatalogueAtom);
    const subcategories = get(subcategoriesAtom);
    const prices = get(pricesAtom);
    const profile = get(profileAtom);
    if (whole.status !== "ready") return whole;
    if (subcategories.status !== "ready") return subcategories;
    if (profile.status === "missing" || profile.status === "unreadable") return { status: "unread" };
    if (profile.status !== "ready") return profile;
    if (prices.status === "loading" || prices.status === "failed") return prices;
    const settled = prices.status === "ready" ? [...prices.value] : [];
    const { visible } = visibleRecommendations(whole.value, {
      uid: profile.value.uid,
      enabledSubcategories: profile.value.enabledSubcategories,
      subcategories: subcategories.value,
      hidden: settled.filter(([, { hidden }]) => hidden).map(([id]) => id),
    });
    return { ...whole, value: visible };
  },
  (get, set) => {
    if (get(wholeCatalogueAtom).status === "failed") set(wholeCatalogueAtom);
    if (get(subcategoriesAtom).status === "failed") set(subcategoriesAtom);
    if (get(pricesAtom).status === "failed") set(pricesAtom);
    if (get(profileAtom).status === "failed") set(profileAtom);
  },
);
