import { documentIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

const INVALID = "Choisissez un diagnostic.";
/** Payload of the callable `retrydiagnosis`, which has the photo of a failed diagnosis analysed again. */
export const retryDiagnosisRequest = v.object({ id: documentIdSchema(INVALID) }, INVALID);
