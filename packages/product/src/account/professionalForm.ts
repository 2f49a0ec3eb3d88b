import { COMPANY_MAX, formObject, otherEmailField } from "@carnation/domain/field";
import {
  choicesField,
  firstnameField,
  lastnameField,
  lineField,
  optionalField,
  tickField,
} from "@carnation/domain/internal/field";
import * as v from "valibot";
import type { Profile } from "../profile/profile.ts";
import type { CreateAccountRequest, UpdateAccountRequest } from "./accountCalls.ts";

/** Holds what an administrator is told of an address that is taken. */
export const EMAIL_TAKEN = "Un compte a déjà cette adresse e-mail.";

/**
 * Holds what an administrator fills in for a professional; adding one sends an invitation to the first login.
 * @param others the accounts that are known, without the one being changed: their addresses are taken
 */
/* @__NO_SIDE_EFFECTS__ */
export function professionalForm(others: readonly Pick<Profile, "email">[] = []) {
  const isFree = (email: string): boolean => !others.some((other) => other.email === email);
  return formObject({
    firstname: firstnameField,
    lastname: lastnameField,
    email: v.pipe(otherEmailField, v.check(isFree, EMAIL_TAKEN)),
    company: lineField({ max: COMPANY_MAX, missing: "Saisissez le nom de la société." }),
    type: optionalField(lineField({ max: 60, missing: "Saisissez le type de compte." })),
    /** Id of the coupon that its checkout proposes. */
    coupon: optionalField(lineField({ max: 200, missing: "Choisissez une réduction." })),
    /** Id of the plan that its checkout proposes first. */
    trial_plan: optionalField(lineField({ max: 200, missing: "Choisissez une formule." })),
    enabled_subcategories: choicesField,
    active: tickField,
    /** True when the criteria that its owner has hidden are shown again. */
    show_criteria: tickField,
    /** True when its subscription ends, with its period, when it is deactivated. */
    end_subscription: tickField,
  });
}

type ProfessionalForm = ReturnType<typeof professionalForm>;

/** Describes what `professionalForm` takes: its fields as a person typed them. */
export type ProfessionalFormInput = v.InferInput<ProfessionalForm>;

/** Describes what `professionalForm` gives. */
export type ProfessionalFormOutput = v.InferOutput<ProfessionalForm>;

/** Gives what the form shows: the account that exists, or an empty one. */
export function professionalFormInput(profile?: Profile): ProfessionalFormInput {
  const { firstname = "", lastname = "", email = "", company = "", active = true } = profile ?? {};
  return {
    firstname,
    lastname,
    email,
    company,
    type: profile?.type ?? "",
    coupon: profile?.coupon ?? "",
    trial_plan: profile?.trialPlan ?? "",
    enabled_subcategories: [...(profile?.enabledSubcategories ?? [])],
    active,
    show_criteria: false,
    // Who was deactivated before has been asked about it then.
    end_subscription: active,
  };
}

/**
 * Request of `createaccount` from what the form gives.
 * @param request the id that the account will have
 */
export function professionalCreation(form: ProfessionalFormOutput, request: string): CreateAccountRequest {
  const { firstname, lastname, email, company, type, coupon, trial_plan, enabled_subcategories } = form;
  const person = { firstname, lastname, email, company };
  return { ...person, type, coupon, trial_plan, enabled_subcategories, role: "customer", request };
}

/**
 * Request of `updateaccount` from what the form gives: what differs from what the form opened with, which the server
 * compares with what is stored.
 * @param opened null to write over whatever is stored
 */
export function professionalUpdate(
  uid: string,
  form: ProfessionalFormOutput,
  opened: Profile | null,
): UpdateAccountRequest {
  const { show_criteria, end_subscription, ...fields } = form;
  const extras = {
    uid,
    ...(show_criteria && { hidden_criterias: [] as [] }),
    ...(!fields.active && end_subscription && { end_subscription }),
  };
  if (opened === null) return { ...fields, ...extras };
  const before = openedFields(opened);
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  );
  return { ...Object.fromEntries(changed), ...extras, opened: before };
}

function openedFields({ type, coupon, trialPlan, ...profile }: Profile) {
  const { firstname, lastname, email, company, active } = profile;
  const enabled_subcategories = [...profile.enabledSubcategories];
  return {
    firstname,
    lastname,
    email,
    company,
    type,
    coupon,
    trial_plan: trialPlan,
    enabled_subcategories,
    active,
  };
}
