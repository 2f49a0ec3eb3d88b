import { documentIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

const INVALID = "Choisissez un diagnostic et un client.";
const idSchema = documentIdSchema(INVALID);
/** Payload of the callable `associatediagnosis`, which gives a quick diagnosis its client. */
export const associateDiagnosisRequest = v.object({ id: idSchema, customerId: idSchema }, INVALID);
