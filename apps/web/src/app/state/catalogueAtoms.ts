import { listLimits, type Customer, type Diagnosis, type News } from "@carnation/domain";
import { watchAtom } from "./watchAtom.ts";

/** The professional's clients who have been analysed, the latest first. */
export const analysedCustomersAtom = watchAtom<readonly Customer[]>((workspace, onNext, onError) =>
  workspace.customers.watchLastAnalysed(onNext, onError, listLimits.customers),
);

/** All the professional's clients, by last name. */
export const customersAtom = watchAtom<readonly Customer[]>((workspace, onNext, onError) =>
  workspace.customers.watchAll(onNext, onError),
);

/** The professional's latest diagnoses, newest first. */
export const recentDiagnosesAtom = watchAtom<readonly Diagnosis[]>((workspace, onNext, onError) =>
  workspace.diagnoses.watchRecent(listLimits.customerDiagnoses, onNext, onError),
);

/** The latest published article, null when there is none. */
export const latestNewsAtom = watchAtom<News | null>((workspace, onNext, onError) =>
  workspace.news.watchLatest(onNext, onError),
);
