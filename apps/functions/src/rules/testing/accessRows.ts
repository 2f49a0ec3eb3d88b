import type { Action, ActionSubjects, Actor } from "@carnation/product/permission";
import type { DocumentRequest, Operation } from "./documentRequests.ts";

/** A professional whose documents are not those of whoever asks. */
export const OTHER = "somebody-else";

/** An action that the rules allow to fewer people than the policies, and why. */
export interface Narrower {
  readonly reason: string;
  /** Tells whom the rules still let; nobody without it. */
  readonly to?: (actor: Actor) => boolean;
}

/** A request that an action of the policies stands for. */
export interface Row<Name extends Action> {
  /** @param uid who asks */
  readonly request: (uid: string) => DocumentRequest;
  /** Gives what the action is done to. */
  readonly subject: (uid: string) => ActionSubjects[Name];
  readonly narrower?: Narrower;
}

/** The same request to what is one's own and to what is another's. */
export function owned<Name extends Action>(
  operation: Operation,
  path: (owner: string) => string,
  subject: (owner: string) => ActionSubjects[Name],
  more: Pick<Row<Name>, "narrower"> & Pick<DocumentRequest, "fields"> = {},
): Row<Name>[] {
  const { narrower, ...request } = more;
  return [(uid: string) => uid, () => OTHER].map((owner) => ({
    request: (uid) => ({ ...request, operation, path: path(owner(uid)) }),
    subject: (uid) => subject(owner(uid)),
    ...(narrower && { narrower }),
  }));
}

/** A request to the shared catalogue; `{}` in its path is who asks. */
export function shared<Name extends Action>(
  operation: Operation,
  path: string,
  subject: ActionSubjects[Name],
  more: Pick<Row<Name>, "narrower"> & Pick<DocumentRequest, "where" | "fields"> = {},
): Row<Name> {
  const { narrower, ...request } = more;
  return {
    request: (uid) => ({ ...request, operation, path: path.replace("{}", uid) }),
    subject: () => subject,
    ...(narrower && { narrower }),
  };
}

/** Creating, changing and deleting in a collection of the shared catalogue. */
export function written<Name extends Action>(
  collection: string,
  subject: ActionSubjects[Name],
  more: Pick<Row<Name>, "narrower"> & Pick<DocumentRequest, "fields"> = {},
): Row<Name>[] {
  return [
    shared("create", `${collection}/new-{}`, subject, more),
    shared("update", `${collection}/on`, subject, more),
    shared("delete", `${collection}/old-{}`, subject, more),
  ];
}

/** Reading what can be switched off, one by one and as lists. */
export function switched<Name extends Action>(
  collection: string,
  field: "active" | "published",
  subject: (on: boolean) => ActionSubjects[Name],
): Row<Name>[] {
  return [
    shared("get", `${collection}/on`, subject(true)),
    shared("get", `${collection}/off`, subject(false)),
    shared("list", collection, subject(true), { where: { [field]: true } }),
    shared("list", collection, subject(false)),
    shared("list", collection, subject(false), { where: { [field]: false } }),
  ];
}

/** Describes what every action of the policies is in the words of Firestore; a text where it is no document. */
export type DocumentAccess = { readonly [Name in Action]: string | readonly Row<Name>[] };

/** Holds what only the functions write. */
export const byFunctions: Narrower = { reason: "written by the functions alone" };

/** Gives what belongs to whoever has the uid. */
export const one = (uid: string): [{ readonly uid: string }] => [{ uid }];
