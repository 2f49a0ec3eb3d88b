import type { DocumentState, ListState, Workspace } from "@carnation/data";
import type { IsoDay } from "@carnation/domain/format";
import type { SupportNote } from "@carnation/product/account";
import { type Coupon, couponLabel } from "@carnation/product/coupon";
import type { Account } from "@carnation/product/profile";
import {
  type DayStatistics,
  lastDays,
  previousPeriod,
  type UserCounters,
} from "@carnation/product/statistics";
import type { Subscription } from "@carnation/product/subscription";
import { watchFamily } from "../../../../shared/watch/watchAtom.ts";
import { atom, type Atom } from "jotai";
import type { ListQuery } from "../../../../shared/state/queryState.ts";
import { plansAtom } from "../professionals.ts";

/** Gives what each professional has counted. */
export const totalsOf = watchFamily<DocumentState<UserCounters>>((workspace, uid, ...listeners) =>
  workspace.professionals.watchTotals(uid, ...listeners),
);

/** The subscription that says how the account of a professional stands. */
export const standingOf = watchFamily<DocumentState<Subscription>>((workspace, uid, ...listeners) =>
  workspace.professionals.watchStanding(uid, ...listeners),
);

/** Gives what administrators noted about a professional, newest first. */
export const notesOf = watchFamily<ListState<SupportNote>>((workspace, uid, ...listeners) =>
  workspace.professionals.watchNotes(uid, ...listeners),
);

/** Watches an account by its uid: the author of a note. */
export const accountOf = watchFamily<DocumentState<Account>>((workspace, uid, ...listeners) =>
  workspace.accounts.watch(uid, ...listeners),
);

/** The lengths of time that the usage is shown over, in days. */
export const usageLengths = [30, 90] as const;

/** The first day that the usage of a length, and that of as long before, need. */
export function usageFrom(length: number, today: IsoDay): IsoDay {
  return previousPeriod(lastDays(length, today)).from;
}

/** The figures of a professional from a day on; the key is « uid day ». */
const daysByKey = watchFamily<ListState<DayStatistics>>((workspace, key, ...listeners) => {
  const [uid = "", from = ""] = key.split(" ");
  return workspace.professionals.watchDays({ uid, from }, ...listeners);
});

/** The figures of a professional, day by day, from a day on. */
export const daysOf = (uid: string, from: IsoDay) => daysByKey(`${uid} ${from}`);

/** The names of all plans by id, those that are offered no more too; null until they are known. */
export const planNamesAtom: Atom<ReadonlyMap<string, string> | null> = atom((get) => {
  const plans = get(plansAtom);
  return plans.status === "ready" ? new Map(plans.value.map(({ id, name }) => [id, name])) : null;
});

/** Gives what a plan is called. @param id null for one that is not stored */
export function planWords(names: ReadonlyMap<string, string> | null, id: string | null): string {
  return names === null ? "…" : (names.get(id ?? "") ?? "retirée");
}

/** Gives what a coupon is called and takes off. */
export function couponWords(coupons: ListQuery<Coupon>, id: string): string {
  if (coupons.status !== "ready") return "…";
  const coupon = coupons.value.find((one) => one.id === id);
  return coupon === undefined ? "Supprimée depuis" : `${coupon.name}\u00A0: ${couponLabel(coupon)}`;
}

export const deactivate = ({ accounts }: Workspace, uid: string, endSubscription: boolean): Promise<void> =>
  accounts.update({ uid, active: false, ...(endSubscription && { end_subscription: true }) });

export const reactivate = ({ accounts }: Workspace, uid: string): Promise<void> =>
  accounts.update({ uid, active: true });

export const addNote = (
  { professionals }: Workspace,
  uid: string,
  note: Pick<SupportNote, "id" | "text">,
): Promise<void> => professionals.addNote(uid, note);

export const removeNote = ({ professionals }: Workspace, uid: string, id: string): Promise<void> =>
  professionals.removeNote(uid, id);

/** Tells when somebody has last signed in; null is never, or not known. */
export const readSignIn = async ({ accounts }: Workspace, uid: string): Promise<Date | null> =>
  (await accounts.readSignIns([uid])).get(uid) ?? null;
