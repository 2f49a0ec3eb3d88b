import type { Endpoint } from "./call.ts";
import { couponEndpoints } from "./coupons.ts";
import { customerEndpoints } from "./customers.ts";
import { disputeEndpoints } from "./disputes.ts";
import { invoiceEndpoints } from "./invoices.ts";
import { localEndpoints } from "./local.ts";
import { productEndpoints } from "./products.ts";
import { sessionEndpoints } from "./sessions.ts";
import { subscriptionEndpoints } from "./subscriptions.ts";

/** Every address of the API. */
export const endpoints: readonly Endpoint[] = [
  ...customerEndpoints,
  ...productEndpoints,
  ...couponEndpoints,
  ...sessionEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...disputeEndpoints,
  ...localEndpoints,
];
