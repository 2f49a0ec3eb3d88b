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

/** Whether a new analysis may be started. The server decides with the same policy. */
export const mayStartDiagnosisAtom: Atom<Watched<boolean>> = atom((get) => {
  const session = get(sessionAtom);
  const profile = get(profileAtom);
  const subscription = get(subscriptionAtom);
  if (profile.status !== "ready") return profile;
  return mapWatched(subscription, (current) => {
    if (session === null) return false;
    const actor = {
      ...session,
      active: profile.value?.active ?? false,
      subscribed: current !== null && isCurrentSubscription(current.status),
    };
    return can(actor, "start-diagnosis", session);
  });
});
