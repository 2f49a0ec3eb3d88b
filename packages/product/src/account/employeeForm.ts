import { formObject, otherEmailField, personNameField } from "@carnation/domain/field";
import { firstnameField, lastnameField, tickField } from "@carnation/domain/internal/field";
import * as v from "valibot";
import type { Profile } from "../profile/profile.ts";
import { accountFields, type CreateAccountRequest, type UpdateAccountRequest } from "./accountCalls.ts";
import { EMAIL_TAKEN } from "./professionalForm.ts";
import { staffRoles } from "./staffForms.ts";

/** A member of the staff whose account is changed, and who changes it. */
export interface EditedEmployee {
  readonly uid: string;
  readonly role: Profile["role"];
  /** uid of the administrator who fills in the form. */
  readonly self: string;
}

/**
 * Holds what an administrator fills in for an employee; adding one sends an invitation to the first login. A role is changed with
 * the administrator's own password, and nobody changes their own rights.
 * @param others the staff that is known, without the one being changed: their addresses are taken
 * @param edited whose account is changed; null for a new one
 */
/* @__NO_SIDE_EFFECTS__ */
export function employeeForm(
  others: readonly Pick<Profile, "email">[] = [],
  edited: EditedEmployee | null = null,
) {
  const isFree = (email: string): boolean => !others.some((other) => other.email === email);
  const isOwn = edited !== null && edited.uid === edited.self;
  const changesRole = (role: Profile["role"]): boolean => edited !== null && edited.role !== role;
  return v.pipe(
    formObject({
      firstname: firstnameField,
      lastname: lastnameField,
      email: v.pipe(otherEmailField, v.check(isFree, EMAIL_TAKEN)),
      role: v.pipe(
        v.picklist(staffRoles, "Choisissez un rôle."),
        v.check((role) => !(isOwn && changesRole(role)), "Vous ne pouvez pas changer votre propre rôle."),
      ),
      active: v.pipe(
        tickField,
        v.check((active) => !isOwn || active, "Vous ne pouvez pas désactiver votre propre compte."),
      ),
      currentPassword: v.string("Saisissez votre mot de passe."),
    }),
    v.forward(
      v.partialCheck(
        [["role"], ["currentPassword"]],
        ({ role, currentPassword }) => !changesRole(role) || currentPassword !== "",
        "Saisissez votre mot de passe.",
      ),
      ["currentPassword"],
    ),
  );
}

type EmployeeForm = ReturnType<typeof employeeForm>;

/** Describes what `employeeForm` takes: its fields as a person typed them. */
export type EmployeeFormInput = v.InferInput<EmployeeForm>;
/** Describes what `employeeForm` gives. */
export type EmployeeFormOutput = v.InferOutput<EmployeeForm>;

/** Gives what the form shows: the account that exists, or an empty one; a new one has the lesser role until another is chosen. */
export function employeeFormInput(profile?: Profile): EmployeeFormInput {
  const { firstname = "", lastname = "", email = "", active = true } = profile ?? {};
  const role = profile?.role === "admin" ? "admin" : "employee";
  return { firstname, lastname, email, role, active, currentPassword: "" };
}

/**
 * Request of `createaccount` from what the form gives.
 * @param request the id that the account will have
 */
export function employeeCreation(form: EmployeeFormOutput, request: string): CreateAccountRequest {
  const { firstname, lastname, email, role } = form;
  return { firstname, lastname, email, role, request };
}

/**
 * Request of `updateaccount` from what the form gives: what differs from what the form opened with, which the server
 * compares with what is stored. The password is not part of it.
 * @param opened null to write over whatever is stored
 */
export function employeeUpdate(
  uid: string,
  form: Omit<EmployeeFormOutput, "currentPassword">,
  opened: Profile | null,
): UpdateAccountRequest {
  const fields = {
    firstname: form.firstname,
    lastname: form.lastname,
    email: form.email,
    role: form.role,
    active: form.active,
  };
  if (opened === null) return { uid, ...fields };
  const { firstname, lastname, email, role, active } = accountFields(opened);
  const before = { firstname, lastname, email, role, active };
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== before[name as keyof typeof before],
  );
  return { uid, ...Object.fromEntries(changed), opened: before };
}

/** Holds what administrators change of themselves: the name that the back-office shows. */
export const adminNameForm = formObject({
  firstname: personNameField("Saisissez votre prénom."),
  lastname: personNameField("Saisissez votre nom."),
});

/** Describes what `adminNameForm` takes: its fields as a person typed them. */
export type AdminNameFormInput = v.InferInput<typeof adminNameForm>;
/** Describes what `adminNameForm` gives. */
export type AdminNameFormOutput = v.InferOutput<typeof adminNameForm>;

/**
 * Request of `updateaccount` from what `adminNameForm` gives.
 * @param opened what the form opened with; null to write over whatever is stored
 */
export function adminNameUpdate(
  uid: string,
  form: AdminNameFormOutput,
  opened: Pick<Profile, "firstname" | "lastname"> | null,
): UpdateAccountRequest {
  if (opened === null) return { uid, ...form };
  const { firstname, lastname } = opened;
  return { uid, ...form, opened: { firstname, lastname } };
}
