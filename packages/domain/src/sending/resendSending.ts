import * as v from "valibot";
import { documentIdSchema } from "../wire/documentId.ts";

const message = "Choisissez un envoi.";

/** Payload of the callable `resendsending`: the id of a sending that was refused. */
export const resendSendingRequest = v.object({ id: documentIdSchema(message) }, message);

/** Payload of the callable `resendsending`. */
export type ResendSendingRequest = v.InferOutput<typeof resendSendingRequest>;
