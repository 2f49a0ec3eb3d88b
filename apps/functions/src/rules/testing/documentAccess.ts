import { type DocumentAccess, OTHER } from "./accessRows.ts";
import { accountAccess } from "./accountAccess.ts";
import { catalogueAccess } from "./catalogueAccess.ts";
import type { Operation } from "./documentRequests.ts";
import { workAccess } from "./workAccess.ts";

/**
 * Holds what every action of the policies is in the words of Firestore; a text where it is no document, which says where its
 * right is asked instead.
 */
export const documentAccess: DocumentAccess = { ...accountAccess, ...workAccess, ...catalogueAccess };

/** Gives what no action stands for: counters, what the functions keep for themselves, and what does not exist. */
export const forNobody: readonly [operation: Operation, path: (uid: string) => string][] = [
  ["get", (uid) => `users/${uid}/private/allowances`],
  ["get", (uid) => `users/${uid}/erasures/one`],
  ["list", (uid) => `users/${uid}/erasures`],
  ["get", (uid) => `users/${uid}/devices/one`],
  ["list", (uid) => `users/${uid}/devices`],
  ...(["create", "update", "delete"] as const).flatMap(
    (operation): [Operation, (uid: string) => string][] => [
      [operation, (uid) => `users/${uid}/private/${operation === "create" ? "new" : "billing"}`],
      [operation, (uid) => `users/${uid}/private/${operation === "create" ? "new" : "allowances"}`],
      [operation, (uid) => `users/${uid}/erasures/${operation === "create" ? "new" : "one"}`],
      [operation, (uid) => `users/${uid}/devices/${operation === "create" ? "new" : "one"}`],
      [operation, (uid) => `users/${uid}/statistics/${operation === "create" ? "new" : "totals"}`],
      [operation, () => `statistics/${operation === "create" ? "new" : "totals"}`],
      [operation, (uid) => `invoices/${operation === "create" ? "new" : "of"}-${uid}`],
      [operation, () => `phonelinks/${operation === "create" ? "new" : "one"}`],
      // The Stripe extension's records of before.
      [operation, (uid) => `customers/${operation === "create" ? "new" : uid}`],
      [operation, (uid) => `customers/${uid}/subscriptions/${operation === "create" ? "new" : "one"}`],
      [operation, () => `elsewhere/${operation === "create" ? "new" : "one"}`],
      [operation, (uid) => `users/${uid}/private/${operation === "create" ? "newer" : "payment"}`],
      [operation, () => `paymentevents/${operation === "create" ? "new" : "one"}`],
      [operation, () => `paymentobjects/${operation === "create" ? "new" : "one"}`],
      [operation, () => `invitations/${operation === "create" ? "new" : "one"}`],
      [operation, () => `joinrequests/${operation === "create" ? "new" : "one"}`],
      [operation, () => `publiclimits/${operation === "create" ? "new" : "one"}`],
      [operation, () => `mails/${operation === "create" ? "new" : "one"}`],
      [operation, () => `countedfacts/${operation === "create" ? "new" : "one"}`],
      [operation, () => `accounterasures/${operation === "create" ? "new" : "one"}`],
      [operation, () => `adminlog/${operation === "create" ? "new" : "one"}`],
    ],
  ),
  ["update", (uid) => `users/${uid}/checkout_sessions/one`],
  ["delete", (uid) => `users/${uid}/checkout_sessions/one`],
  ["delete", (uid) => `users/${uid}/ia-recaps/one`],
  ["create", (uid) => `users/${uid}/sendings/new`],
  ["delete", (uid) => `users/${uid}/sendings/one`],
  ["delete", (uid) => `users/${uid}/quotes/one`],
  ["delete", () => `users/${OTHER}`],
  ["list", () => "claimednames"],
  ["get", (uid) => `customers/${uid}`],
  ["list", () => "customers"],
  ["get", (uid) => `customers/${uid}/subscriptions/one`],
  ["list", (uid) => `customers/${uid}/subscriptions`],
  ["delete", () => "claimednames/one"],
  ["get", () => "phonelinks/one"],
  ["list", () => "phonelinks"],
  ["get", (uid) => `users/${uid}/private/payment`],
  ["get", () => "countedfacts/one"],
  ["list", () => "countedfacts"],
  ["get", () => "paymentevents/one"],
  ["list", () => "paymentevents"],
  ["get", () => "paymentobjects/one"],
  ["list", () => "paymentobjects"],
  ["get", () => "elsewhere/one"],
  ["list", () => "elsewhere"],
  ["get", (uid) => `users/${uid}/elsewhere/one`],
  ...["invitations", "joinrequests", "publiclimits", "mails", "accounterasures"].flatMap(
    (kept): [Operation, () => string][] => [
      ["get", () => `${kept}/one`],
      ["list", () => kept],
    ],
  ),
];
