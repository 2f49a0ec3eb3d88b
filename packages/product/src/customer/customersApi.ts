import { otherEmailField, personNameField, phoneField } from "@carnation/domain/field";
import { clientMessages } from "@carnation/domain/internal/error";
import {
  birthYearField,
  firstnameField,
  isPictureFileName,
  lastnameField,
  longTextField,
} from "@carnation/domain/internal/field";
import { absentOr, documentIdSchema, madeIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { parsePayload } from "../wire/payload.ts";
import { consentPurposes } from "./consent.ts";
import { CUSTOMER_NOTES_MAX } from "./customerFields.ts";
import { drawnSignatureSchema } from "./drawnSignature.ts";
import { guardianRelations, minorMessages, needsGuardian } from "./guardian.ts";

const INVALID = "Certaines informations du client manquent ou sont incorrectes.";

/** Longest list of a payload; each has a dozen things to choose from. */
const LIST_MAX = 100;

const WRONG_PICTURE = "Le nom de la photo ne correspond pas au client.";

const idSchema = documentIdSchema(INVALID);

const nameFields = { firstname: firstnameField, lastname: lastnameField, email: otherEmailField };

/** The fields that the product adds to the specification's. An absent one is unknown, or stays as it is; null says
 * that there is none for the phone, the year of birth and the guardian, and is absent for the others. */
function addedFields(now: Date) {
  return {
    phone: v.optional(v.nullable(phoneField)),
    birth_year: v.optional(v.nullable(v.pipe(v.number(INVALID), v.transform(String), birthYearField(now)))),
    of_age: absentOr(v.boolean(INVALID)),
    notes: absentOr(longTextField(CUSTOMER_NOTES_MAX)),
    contraindications: absentOr(v.pipe(v.array(idSchema, INVALID), v.maxLength(LIST_MAX, INVALID))),
    guardian: v.optional(
      v.nullable(
        v.object(
          {
            name: personNameField(minorMessages.nameMissing),
            relation: v.picklist(guardianRelations, minorMessages.relationMissing),
          },
          INVALID,
        ),
      ),
    ),
  };
}

/** Payload that creates a client: `{email, firstname, lastname, consent}`, and what the product adds. */
function createRequest(now: Date) {
  return v.pipe(
    v.object(
      {
        ...nameFields,
        consent: v.pipe(
          v.nullish(v.boolean(INVALID), false),
          v.literal(true, clientMessages.consentRequired),
        ),
        /** The purposes agreed to beside the analysis. */
        consents: v.nullish(
          v.pipe(v.array(v.picklist(consentPurposes, INVALID), INVALID), v.maxLength(LIST_MAX, INVALID)),
          [],
        ),
        /** The drawn signature, a PNG as a data address; a name that was typed in its place leaves it out. */
        signature: absentOr(drawnSignatureSchema),
        /** The id that the client is to have: what is sent again under it makes no second client. */
        request: absentOr(madeIdSchema(INVALID)),
        ...addedFields(now),
      },
      INVALID,
    ),
    v.check(
      ({ birth_year = null, of_age = false, guardian = null }) =>
        guardian !== null || !needsGuardian({ birth_year, of_age }, now),
      minorMessages.consentMissing,
    ),
    v.check(
      ({ guardian = null, consents }) => guardian === null || !consents.includes("communication"),
      minorMessages.noCommunication,
    ),
  );
}

/** Payload that attaches a picture that was uploaded: `{picture, id}`. */
const pictureRequest = v.pipe(
  v.object({ id: idSchema, picture: v.string(INVALID) }, INVALID),
  v.check(({ id, picture }) => isPictureFileName(id, picture), WRONG_PICTURE),
);

/** Payload that changes a client: `{firstname, lastname, email, picture, id}`, and what the product adds. */
function updateRequest(now: Date) {
  return v.pipe(
    v.object(
      {
        id: idSchema,
        ...nameFields,
        picture: v.optional(v.nullable(v.string(INVALID))),
        /** `updated` of the client as it was read, in ISO 8601; null when there was none. Absent, nothing is compared. */
        updated: v.optional(v.nullable(v.pipe(v.string(INVALID), v.isoTimestamp(INVALID), v.toDate()))),
        ...addedFields(now),
      },
      INVALID,
    ),
    v.check(({ id, picture }) => picture == null || isPictureFileName(id, picture), WRONG_PICTURE),
    v.check(
      ({ birth_year = null, of_age = false, guardian = null }) =>
        guardian !== null || !needsGuardian({ birth_year, of_age }, now),
      minorMessages.consentMissing,
    ),
  );
}

/** Payload of `customersApi` that creates a client. */
export type CreateCustomerRequest = v.InferOutput<ReturnType<typeof createRequest>>;
/** Payload of `customersApi` that gives a client a picture. */
export type AttachPictureRequest = v.InferOutput<typeof pictureRequest>;
/** Payload of `customersApi` that changes a client. */
export type UpdateCustomerRequest = v.InferOutput<ReturnType<typeof updateRequest>>;

/** Describes what a call of `customersApi` asks for. */
export type CustomersApiRequest =
  | { readonly kind: "create"; readonly customer: CreateCustomerRequest }
  | { readonly kind: "attach-picture"; readonly picture: AttachPictureRequest }
  | { readonly kind: "update"; readonly customer: UpdateCustomerRequest };

/** Tells whether a payload has a field; the SDKs send null for one that is undefined. */
function has(payload: unknown, field: string): boolean {
  const fields: Readonly<Record<string, unknown>> = Object(payload);
  return (fields[field] ?? null) !== null;
}

function isPictureOnly(payload: unknown): boolean {
  return has(payload, "picture") && !has(payload, "firstname") && !has(payload, "lastname");
}

/**
 * Checks a payload of `customersApi`, which comes from outside. Without an id it creates a client; with an id and
 * no name it attaches a picture; otherwise it changes the client. Whether the address is free is another question:
 * `requireFreeEmail`.
 * @throws {CarnationError} invalid-argument, with the specification's message when consent is not given
 */
export function parseCustomersApiRequest(payload: unknown, now: Date): CustomersApiRequest {
  if (!has(payload, "id")) return { kind: "create", customer: parsePayload(createRequest(now), payload) };
  return isPictureOnly(payload)
    ? { kind: "attach-picture", picture: parsePayload(pictureRequest, payload) }
    : { kind: "update", customer: parsePayload(updateRequest(now), payload) };
}

/** Payload of the callable `customersApi`: of a new client, of a picture for one, or of changes to one. */
export const customersApiRequest = /* @__PURE__ */ v.lazy((payload) => {
  const now = new Date();
  if (!has(payload, "id")) return createRequest(now);
  return isPictureOnly(payload) ? pictureRequest : updateRequest(now);
});

/** Answer of the callable `customersApi`: the client's id. */
export const customersApiResponse = v.object({ id: idSchema });
