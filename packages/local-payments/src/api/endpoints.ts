import { addressed, type Call, type Endpoint, pageOf } from "./call.ts";
import { couponEndpoints } from "./coupons.ts";
import { customerEndpoints } from "./customers.ts";
import { productEndpoints } from "./products.ts";
import { sessionEndpoints } from "./sessions.ts";

function listSubscriptions(call: Call) {
  const customer = call.params.text("customer") ?? undefined;
  const status = call.params.text("status");
  const all = call.bank.objects.all("subscription", customer);
  const wanted = all.filter(
    (subscription) =>
      status === "all" ||
      (status == null ? subscription.status !== "canceled" : subscription.status === status),
  );
  return { page: pageOf(call, wanted) };
}

/** Every address of the API. */
export const endpoints: readonly Endpoint[] = [
  ...customerEndpoints,
  ...productEndpoints,
  ...couponEndpoints,
  ...sessionEndpoints,
  { method: "GET", path: "/v1/subscriptions", run: listSubscriptions },
  {
    method: "GET",
    path: "/v1/subscriptions/:id",
    run: (call) => ({ object: addressed(call, "subscription") }),
  },
];
