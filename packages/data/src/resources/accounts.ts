import {
  ADMIN_LOG_SHOWN,
  type AdminLogEntry,
  type CreateAccountRequest,
  parseAdminLogEntry,
  staffRoles,
  type UpdateAccountRequest,
} from "@carnation/product/account";
import { callables } from "@carnation/product/callable";
import { listLimits } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import { parseAccount } from "@carnation/product/profile";
import { collection, limit, orderBy, query, where } from "firebase/firestore";
import { createCaller } from "../functions/callFunction.ts";
import type { ListState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import type { PageFilter } from "../watch/readPages.ts";
import { askList } from "../search/askList.ts";
import { defineResource } from "./defineResource.ts";

const filters: readonly PageFilter[] = [{ field: "role", operator: "in", value: staffRoles }];

/** The accounts of the service, for administrators; `watchAll` is the staff. The functions write them. */
export const accounts = defineResource({
  path: documentPaths.users,
  parse: parseAccount,
  filters,
  order: [orderBy("sort_key")],
  limit: listLimits.adminStaff,
  unkeyedOrder: "lastname",
  commands: ({ firestore, functions, collection: users, watches, parse, assertSession }) => {
    const call = createCaller(functions, assertSession);
    return {
      ...askList({ collection: users, filters, limit: listLimits.adminStaff, parse, watches }),
      /** Watches the latest of what administrators did to an account. */
      watchLog: (uid: string, onNext: OnNext<ListState<AdminLogEntry>>, onError: OnError): Unsubscribe =>
        watches.query(
          query(
            collection(firestore, documentPaths.adminLog()),
            where("target", "==", documentPaths.user(uid)),
            orderBy("date", "desc"),
            limit(ADMIN_LOG_SHOWN),
          ),
          parseAdminLogEntry,
          onNext,
          onError,
        ),
      /**
       * Makes an account and sends its invitation.
       * @returns its id; asked again with the same `request`, the same one
       * @throws {CarnationError} email-in-use, invalid-argument (with a sentence), permission-denied, offline, unavailable
       */
      create: (account: CreateAccountRequest): Promise<{ readonly uid: string }> =>
        call(callables.createaccount, account),
      /**
       * Changes an account; its sessions end when it is deactivated, and a new role counts at once.
       * @param password of who asks, which a change of role needs
       * @throws {CarnationError} aborted when `opened` is not what is stored; refused (with a sentence) for the last
       *   administrator, oneself, an address that is in use already; recent-sign-in-required for a role, wrong-credentials;
       *   email-in-use, not-found, invalid-argument, permission-denied, offline, unavailable
       */
      async update(change: UpdateAccountRequest, password = ""): Promise<void> {
        if (password !== "") {
          assertSession();
          const { authOf, reauthenticate } = await import("../auth/reauthenticate.ts");
          await reauthenticate(authOf(functions.app), password);
        }
        await call(callables.updateaccount, change);
      },
      /**
       * Sends the invitation of an account that is not activated once more; the link before it ends.
       * @throws {CarnationError} refused (activated meanwhile, with a sentence), resource-exhausted, not-found,
       *   permission-denied, offline, unavailable
       */
      async resendInvitation(uid: string): Promise<void> {
        await call(callables.resendinvitation, { uid });
      },
      /**
       * Sends the owner of an account a link to choose a new password.
       * @throws {CarnationError} refused (deactivated, or not activated, with a sentence), resource-exhausted, not-found,
       *   permission-denied, offline, unavailable
       */
      async resetPassword(uid: string): Promise<void> {
        await call(callables.resetaccountpassword, { uid });
      },
      /**
       * Moment when each has last signed in; null is never.
       * @param uids `SIGN_INS_MAX` at most
       * @throws {CarnationError} permission-denied, offline, unavailable
       */
      readSignIns: async (uids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> =>
        await call(callables.readsignins, { uids }),
    };
  },
});
