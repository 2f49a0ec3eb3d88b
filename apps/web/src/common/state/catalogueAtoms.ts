import type { KnownDocument, KnownList } from "@carnation/data";
import {
  listLimits,
  type Contraindication,
  type Customer,
  type Diagnosis,
  type News,
  type Subcategory,
} from "@carnation/domain";
import { watchAtom, watchFamily } from "./watchAtom.ts";

/** The professional's clients who have been analysed, the latest first. */
export const analysedCustomersAtom = watchAtom<KnownList<Customer>>((workspace, onNext, onError) =>
  workspace.customers.watchLastAnalysed(onNext, onError, listLimits.customers),
);

/** All the professional's clients, by last name. */
export const customersAtom = watchAtom<KnownList<Customer>>((workspace, onNext, onError) =>
  workspace.customers.watchAll(onNext, onError),
);

/** The professional's latest diagnoses, newest first. */
export const recentDiagnosesAtom = watchAtom<KnownList<Diagnosis>>((workspace, onNext, onError) =>
  workspace.diagnoses.watchAll(onNext, onError),
);

/** The diagnoses of a client, newest first. */
export const diagnosesOf = watchFamily<KnownList<Diagnosis>>((workspace, id, onNext, onError) =>
  workspace.diagnoses.watchOfCustomer(id, onNext, onError),
);

/** The latest published article. */
export const latestNewsAtom = watchAtom<KnownDocument<News>>((workspace, onNext, onError) =>
  workspace.news.watchLatest(onNext, onError),
);

/** One client, by id. */
export const customerOf = watchFamily<KnownDocument<Customer>>((workspace, id, onNext, onError) =>
  workspace.customers.watch(id, onNext, onError),
);

/** The precautions of the catalogue, by name. */
export const contraindicationsAtom = watchAtom<KnownList<Contraindication>>((workspace, onNext, onError) =>
  workspace.contraindications.watchAll(onNext, onError),
);

/** The subcategories in use. */
export const subcategoriesAtom = watchAtom<KnownList<Subcategory>>((workspace, onNext, onError) =>
  workspace.activeSubcategories.watchAll(onNext, onError),
);
