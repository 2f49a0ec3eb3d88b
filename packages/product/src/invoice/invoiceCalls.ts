import { documentIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { pageUrlSchema } from "../subscription/subscriptionCalls.ts";

const invoiceIdMessage = "L’identifiant de la facture est obligatoire.";

/** Payload of the callable `invoicelink`. */
export const invoiceLinkRequest = v.object({ id: documentIdSchema(invoiceIdMessage) }, invoiceIdMessage);

/** Payload of the callable `invoicelink`: the id of the invoice to open. */
export type InvoiceLinkRequest = v.InferOutput<typeof invoiceLinkRequest>;

/** Answer of the callable `invoicelink`: a fresh address of the PDF, for stored ones expire. */
export const invoiceLinkResponse = v.object({ url: pageUrlSchema });

/** Answer of the callable `invoicelink`. */
export type InvoiceLinkResponse = v.InferOutput<typeof invoiceLinkResponse>;
