import { formObject } from "@carnation/domain/field";
import { clientMessages } from "@carnation/domain/internal/error";
import { tickField } from "@carnation/domain/internal/field";
import * as v from "valibot";
import { type CustomerFormContext, customerFields, guardianOf, optionalConsents } from "./customerFields.ts";
import type { Customer } from "./customer.ts";
import { minorMessages, needsGuardian } from "./guardian.ts";

const optionalPurposes = ["email", "communication", "improvement"] as const;

/**
 * Holds what a professional fills in to add a client; gives the payload of `customersApi`, and the picture to send once
 * the client has an id. Texts are strings as typed; nothing is ticked in advance.
 */
/* @__NO_SIDE_EFFECTS__ */
export function customerForm(context: CustomerFormContext) {
  const { now } = context;
  return v.pipe(
    v.intersect([
      customerFields(context),
      formObject({
        consent: v.pipe(tickField, v.literal(true, clientMessages.consentRequired)),
        consents: optionalConsents,
      }),
    ]),
    v.forward(
      v.partialCheck(
        [["birth_year"], ["of_age"], ["consents"]],
        ({ birth_year, of_age, consents }) =>
          !consents.communication || !needsGuardian({ birth_year, of_age }, now),
        minorMessages.noCommunication,
      ),
      ["consents", "communication"],
    ),
    v.transform(({ picture, consents, ...typed }) => ({
      picture,
      payload: {
        ...typed,
        guardian: guardianOf(typed, now),
        consents: optionalPurposes.filter((purpose) => consents[purpose]),
      },
    })),
  );
}

/** Describes what `customerForm` takes: its fields as a person typed them. */
export type CustomerFormInput = v.InferInput<ReturnType<typeof customerForm>>;
/** Describes what `customerForm` gives: the command to send, under wire names. */
export type CustomerFormOutput = v.InferOutput<ReturnType<typeof customerForm>>;

/**
 * Holds what a professional changes about a client; gives the payload of `customersApi`, without the picture's name, and
 * what becomes of the picture. Consents are not here: they are given and withdrawn one by one.
 * @param id the client's
 */
/* @__NO_SIDE_EFFECTS__ */
export function customerEditForm(context: CustomerFormContext, id: string) {
  return v.pipe(
    customerFields(context, id),
    v.transform(({ picture, ...typed }) => ({
      picture,
      payload: { ...typed, id, guardian: guardianOf(typed, context.now) },
    })),
  );
}

/** Describes what `customerEditForm` takes: its fields as a person typed them. */
export type CustomerEditFormInput = v.InferInput<ReturnType<typeof customerEditForm>>;
/** Describes what `customerEditForm` gives: the command to send, under wire names. */
export type CustomerEditFormOutput = v.InferOutput<ReturnType<typeof customerEditForm>>;

/** Gives what the fields of the form show: the client that exists, or an empty one. */
export function customerFormInput(customer?: Customer): CustomerEditFormInput {
  const { guardian = null } = customer ?? {};
  return {
    firstname: customer?.firstname ?? "",
    lastname: customer?.lastname ?? "",
    email: customer?.email ?? "",
    phone: customer?.phone ?? "",
    birth_year: String(customer?.birthYear ?? ""),
    // Not kept: whoever was added without a guardian has declared it, where it was asked.
    of_age: customer !== undefined && guardian === null,
    notes: customer?.notes ?? "",
    contraindications: [...(customer?.contraindications ?? [])],
    guardian: {
      name: guardian?.name ?? "",
      relation: guardian?.relation ?? "",
      consent: guardian !== null,
    },
    picture: "kept",
  };
}
