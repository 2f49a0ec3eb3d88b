import { can, isCurrentSubscription, type Profile, type Subscription } from "@carnation/domain";
import { atom, type Atom } from "jotai";
import { sessionAtom } from "../session/sessionAtoms.ts";
import { watchAtom } from "./watchAtom.ts";
import { mapWatched, type Watched } from "./watched.ts";

/** The signed-in professional's profile. */
export const profileAtom = watchAtom<Profile | null>((workspace, onNext, onError) =>
  workspace.profile.watch(onNext, onError),
);

/** The professional's current subscription, null when there is none. */
export const subscriptionAtom = watchAtom<Subscription | null>((workspace, onNext, onError) =>
  workspace.subscription.watchCurrent(onNext, onError),
);

/** Whether a new analysis may be started. The server decides with the same rule. */
export const mayStartDiagnosisAtom: Atom<Watched<boolean>> = atom((get) => {
  const session = get(sessionAtom);
  return mapWatched(get(subscriptionAtom), (subscription) => {
    const subscribed = subscription !== null && isCurrentSubscription(subscription.status);
    return session !== null && can({ ...session, subscribed }, "start-diagnosis", session);
  });
});
