import type { ListState, Workspace } from "@carnation/data";
import {
  employeeCreation,
  employeeForm,
  type EmployeeFormInput,
  type EmployeeFormOutput,
  employeeUpdate,
} from "@carnation/product/account";
import type { Account } from "@carnation/product/profile";
import { atom, type WritableAtom } from "jotai";
import { paths } from "../../../shared/navigation/paths.ts";
import type { ResourceCommands } from "../../../shared/resource/Resource.ts";
import { listAsking } from "../../../shared/resource/listAsking.ts";
import { sessionAtom } from "../../../shared/session/sessionAtoms.ts";
import { resourceAtoms, watchAtom, type WatchAtom } from "../../../shared/watch/watchAtom.ts";
import type { ListQuery } from "../../../shared/state/queryState.ts";
import type { PrerequisiteAtom } from "../../../shared/forms/FormPrerequisites.tsx";

export const pages = {
  label: "Employés",
  path: paths.adminEmployees,
  add: paths.addEmployee,
  edit: paths.editEmployee,
};

export const watches: {
  readonly list: WatchAtom<ListState<Account>>;
  readonly byId: ReturnType<typeof resourceAtoms<Account>>["byId"];
} = resourceAtoms((workspace) => workspace.accounts);

interface SignIns {
  readonly status: "ready";
  readonly value: ReadonlyMap<string, Date | null>;
}

/** Tells when the staff last signed in: the sign-in service is asked once for each set of accounts. */
const signInsAtom = watchAtom<SignIns>((workspace, onNext, onError) => {
  let asked = "";
  let stopped = false;
  const read = async (uids: readonly string[]): Promise<void> => {
    try {
      const value = await workspace.accounts.readSignIns(uids);
      if (!stopped) onNext({ status: "ready", value });
    } catch (error) {
      if (!stopped) onError(error);
    }
  };
  const stop = workspace.accounts.watchAll((known) => {
    const uids = known.status === "ready" ? known.value.map(({ id }) => id) : [];
    if (uids.length === 0 || uids.join(" ") === asked) return;
    asked = uids.join(" ");
    void read(uids);
  }, onError);
  return () => {
    stopped = true;
    stop();
  };
});

/** A member of the staff; when they last signed in is undefined until it is known, null for never. */
export type EmployeeRow = Account & { readonly lastSignIn: Date | null | undefined };

/** Puts the last sign-in beside each account, as far as it was asked for. */
const withSignInsAtom = atom((get) => {
  const signIns = get(signInsAtom);
  const known = signIns.status === "ready" ? signIns.value : null;
  return (all: readonly Account[]): readonly EmployeeRow[] =>
    all.map((row) => ({ ...row, lastSignIn: known?.get(row.id) }));
});

/** Way that the list asks for the staff that it does not show. */
export const asking = listAsking((workspace) => workspace.accounts, withSignInsAtom);

/** The staff, each with their last sign-in. Set, it reads again what failed. */
export const rowsAtom: WritableAtom<ListQuery<EmployeeRow>, [], void> = atom(
  (get): ListQuery<EmployeeRow> => {
    const watched = get(watches.list);
    if (watched.status !== "ready") return watched;
    return { ...watched, value: get(withSignInsAtom)(watched.value) };
  },
  (_get, set) => set(watches.list),
);

/** Describes what the form has to know: whose addresses are taken, and who fills it in. */
export interface EmployeeGiven {
  readonly staff: readonly Account[];
  /** uid of the administrator. */
  readonly self: string;
}

export const givenAtom: PrerequisiteAtom<EmployeeGiven> = atom(
  (get) => {
    const watched = get(watches.list);
    const self = get(sessionAtom)?.uid ?? "";
    if (watched.status !== "ready") return watched;
    return { status: "ready" as const, value: { staff: watched.value, self } };
  },
  (_get, set) => set(watches.list),
);

/** Describes what the fields hold: the domain's, as a form takes them. */
export type EmployeeInput = { [Name in keyof EmployeeFormInput]: EmployeeFormInput[Name] };

export const schemaOf = ({ staff, self }: EmployeeGiven, record: Account | null, own: string) =>
  employeeForm(
    staff.filter(({ id }) => id !== own),
    record && { uid: record.id, role: record.role, self },
  );

export const commands = ({ accounts }: Workspace): ResourceCommands<Account, EmployeeFormOutput> => ({
  add: ({ id, ...form }) => accounts.create(employeeCreation(form, id)),
  save: (id, form, opened) => {
    const change = employeeUpdate(id, form, opened ?? null);
    // Its field is gone when the role is as it was: what is left in it must not be refused there.
    return accounts.update(change, change.role === undefined ? "" : form.currentPassword);
  },
});

export const setActive = ({ accounts }: Workspace, { id }: Account, active: boolean): Promise<void> =>
  accounts.update({ uid: id, active });
