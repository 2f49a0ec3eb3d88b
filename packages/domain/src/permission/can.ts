import type { Session } from "../session/session.ts";

/** Somebody signed in, and whether their subscription is current. */
export interface Actor extends Pick<Session, "uid" | "role"> {
  readonly subscribed: boolean;
}

/** What an action is done to: something that belongs to a user. */
export interface Owned {
  readonly uid: string;
}

const policies = {
  /** A new analysis costs money: it needs a current subscription. */
  "start-diagnosis": (actor: Actor, subject: Owned) => actor.subscribed && actor.uid === subject.uid,
  /** People must always reach their clients' data, subscribed or not. */
  "read-diagnosis": (actor: Actor, subject: Owned) => actor.uid === subject.uid,
  "upload-photo": (actor: Actor, subject: Owned) => actor.uid === subject.uid,
} as const;

export type Action = keyof typeof policies;

/** Whether somebody may do something. The server decides with the same function; the interface hides what it refuses. */
export function can(actor: Actor, action: Action, subject: Owned): boolean {
  return policies[action](actor, subject);
}
