import { formObject, otherEmailField } from "@carnation/domain/field";
import { absentOr, documentIdSchema, madeIdSchema } from "@carnation/domain/internal/wire";
import type * as v from "valibot";

/**
 * Payload of the callable `sendprescription`, `{ id, email, request? }` (specification 7), and the form that asks for the address
 * to send a diagnosis's routine to: gives the address in its canonical form.
 */
export const sendPrescriptionForm = formObject({
  /** Id of the diagnosis. */
  id: documentIdSchema("Choisissez un diagnostic."),
  email: otherEmailField,
  /** The id that the sending will have: asked for again under the same one, no second message leaves. */
  request: absentOr(madeIdSchema()),
});

/** Describes what `sendPrescriptionForm` takes: the diagnosis's id, and the address as typed. */
export type SendPrescriptionFormInput = v.InferInput<typeof sendPrescriptionForm>;
/** Describes what `sendPrescriptionForm` gives: the payload to send. */
export type SendPrescriptionFormOutput = v.InferOutput<typeof sendPrescriptionForm>;
