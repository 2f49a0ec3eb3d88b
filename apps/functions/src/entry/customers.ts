import { onDocumentCreated } from "firebase-functions/firestore";
import { backend } from "../backend.ts";
import { ERASURE_SECONDS } from "../config.ts";
import { customersApi as customersApiFor } from "../customers/customersApi.ts";
import { recordConsent } from "../customers/recordConsent.ts";
import { carryOutErasure as carryOutErasureOf } from "../erasure/carryOutErasure.ts";
import { deleteCustomer, deleteDiagnosis } from "../erasure/requestErasure.ts";
import { callable } from "./callable.ts";

export const customersApi = callable(customersApiFor);

export const recordconsent = callable(recordConsent);

export const deletecustomer = callable(deleteCustomer);

export const deletediagnosis = callable(deleteDiagnosis);

export const carryOutErasure = onDocumentCreated(
  { document: "users/{uid}/erasures/{id}", retry: true, timeoutSeconds: ERASURE_SECONDS },
  ({ params: { uid, id } }) => carryOutErasureOf(backend(), uid, id),
);
