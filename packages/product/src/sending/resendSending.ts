import { documentIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

const message = "Choisissez un envoi.";

/** Payload of the callable `resendsending`: the id of a sending that was refused. */
export const resendSendingRequest = v.object({ id: documentIdSchema(message) }, message);

/** Payload of the callable `resendsending`. */
export type ResendSendingRequest = v.InferOutput<typeof resendSendingRequest>;
