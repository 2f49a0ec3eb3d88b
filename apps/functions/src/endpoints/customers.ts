import { callables } from "@carnation/product/callable";
import { backend } from "../backend/backend.ts";
import { carryOutErasure as carryOutErasureOf, ERASURE_SECONDS } from "../erasure/carryOutErasure.ts";
import { customersApi as customersApiFor } from "../customers/customersApi.ts";
import { recordConsent } from "../customers/recordConsent.ts";
import { deleteCustomer, deleteDiagnosis } from "../erasure/requestErasure.ts";
import { callable } from "./callable.ts";
import { onDocumentCreated } from "./triggers.ts";

export const customersApi = callable(callables.customersApi, customersApiFor);

export const recordconsent = callable(callables.recordconsent, recordConsent);

export const deletecustomer = callable(callables.deletecustomer, deleteCustomer);

export const deletediagnosis = callable(callables.deletediagnosis, deleteDiagnosis);

export const carryOutErasure = onDocumentCreated(
  { document: "users/{uid}/erasures/{id}", timeoutSeconds: ERASURE_SECONDS },
  ({ params: { uid, id } }) => carryOutErasureOf(backend(), uid, id),
);
