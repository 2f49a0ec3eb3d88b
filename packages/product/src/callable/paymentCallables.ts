// Callables of a professional’s own subscription.
import { invoiceLinkRequest, invoiceLinkResponse } from "../invoice/index.ts";
import {
  createPortalLinkRequest,
  createPortalLinkResponse,
  deleteSubscriptionRequest,
  deleteSubscriptionResponse,
  refreshSubscriptionResponse,
} from "../subscription/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

export const deletesubscription = {
  name: "deletesubscription",
  request: deleteSubscriptionRequest,
  response: deleteSubscriptionResponse,
  actions: ["cancel-subscription"],
  secrets: ["payment"],
} as const satisfies Callable;

export const createportallink = {
  name: "createportallink",
  request: createPortalLinkRequest,
  response: createPortalLinkResponse,
  actions: ["open-billing-portal"],
  secrets: ["payment"],
} as const satisfies Callable;

export const refreshsubscription = {
  name: "refreshsubscription",
  request: nothing,
  response: refreshSubscriptionResponse,
  actions: ["read-subscription"],
  secrets: ["payment"],
} as const satisfies Callable;

export const invoicelink = {
  name: "invoicelink",
  request: invoiceLinkRequest,
  response: invoiceLinkResponse,
  actions: ["read-invoices"],
  secrets: ["payment"],
} as const satisfies Callable;
