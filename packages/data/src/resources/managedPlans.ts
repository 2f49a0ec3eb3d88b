import { callables } from "@carnation/product/callable";
import { listLimits } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import {
  parsePlanSync,
  type Plan,
  type PlanSync,
  type SyncPlansResponse,
  type UpdatePlanRequest,
} from "@carnation/product/plan";
import { parseSubscriber, type Subscriber } from "@carnation/product/statistics";
import { currentSubscriptionStatuses, subscriptionStatuses } from "@carnation/product/subscription";
import { collection, doc, getCountFromServer, limit, query, where } from "firebase/firestore";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { createCaller } from "../functions/callFunction.ts";
import type { DocumentState, ListState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { assertOpen, type ResourceContext } from "./defineResource.ts";
import { watchEveryPlan } from "./offeredPlans.ts";

/** The plans as an administrator looks after them: all of them, who subscribes to them, and what the provider is asked. */
export const managedPlans = (context: ResourceContext) => {
  const { firestore, functions, session, watches } = context;
  const call = createCaller(functions, () => assertOpen(session));
  const accounts = collection(firestore, documentPaths.users());
  return {
    /** Watches every plan, offered or not, in their order, each with all its prices. */
    watchAll: (onNext: OnNext<ListState<Plan>>, onError: OnError): Unsubscribe =>
      watchEveryPlan(context, onNext, onError),
    /** Watches when all plans were last compared with the provider's. */
    watchSync: (onNext: OnNext<DocumentState<PlanSync>>, onError: OnError): Unsubscribe =>
      watches.document(
        doc(firestore, documentPaths.planSync()),
        (_id, fields) => parsePlanSync(fields),
        onNext,
        onError,
      ),
    /** Watches who has, or had, a subscription: `listLimits.customers` of them. */
    watchSubscribers: (onNext: OnNext<ListState<Subscriber>>, onError: OnError): Unsubscribe =>
      watches.query(
        query(
          accounts,
          where("role", "==", "customer"),
          where("summary.status", "in", subscriptionStatuses),
          limit(listLimits.customers),
        ),
        parseSubscriber,
        onNext,
        onError,
      ),
    /**
     * Counts who has a current subscription to a plan, however many they are.
     * @throws {CarnationError} permission-denied, offline, unavailable
     */
    countSubscribers: (plan: string): Promise<number> =>
      withCatalogueErrors(async () => {
        assertOpen(session);
        const theirs = query(
          accounts,
          where("role", "==", "customer"),
          where("summary.plan", "==", documentPaths.plan(plan)),
          where("summary.status", "in", currentSubscriptionStatuses),
        );
        return (await getCountFromServer(theirs)).data().count;
      }),
    /**
     * Has the server take in everything that the provider offers, now.
     * @throws {CarnationError} unavailable when the provider does not answer; unimplemented, permission-denied, offline
     */
    sync: (): Promise<SyncPlansResponse> => call(callables.syncplans, {}),
    /**
     * Puts a plan in a place, which moves the others on, and says whether it is offered.
     * @throws {CarnationError} not-found, and as `sync`
     */
    async update(change: UpdatePlanRequest): Promise<void> {
      await call(callables.updateplan, change);
    },
  };
};
