// Callables of a professional’s clients.
import { customersApiRequest, customersApiResponse, recordConsentRequest } from "../customer/index.ts";
import { erasureRequest } from "../erasure/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

export const customersApi = {
  name: "customersApi",
  request: customersApiRequest,
  response: customersApiResponse,
  actions: ["create-customer", "update-customer"],
} as const satisfies Callable;

export const recordconsent = {
  name: "recordconsent",
  request: recordConsentRequest,
  response: nothing,
  actions: ["update-customer"],
} as const satisfies Callable;

export const deletecustomer = {
  name: "deletecustomer",
  request: erasureRequest,
  response: nothing,
  actions: ["delete-customer"],
} as const satisfies Callable;
