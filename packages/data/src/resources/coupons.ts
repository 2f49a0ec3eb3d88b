import { expectSuccess } from "@carnation/domain/internal/error";
import { callables } from "@carnation/product/callable";
import { type CreateCouponRequest, parseCoupon, type UpdateCouponRequest } from "@carnation/product/coupon";
import { documentPaths } from "@carnation/product/path";
import { orderBy } from "firebase/firestore";
import { createCaller } from "../functions/callFunction.ts";
import { CATALOGUE_LIMIT } from "./catalogue.ts";
import { askList } from "../search/askList.ts";
import { defineResource } from "./defineResource.ts";

/** The coupons, by name; for administrators. The functions change them, with the payment provider. */
export const coupons = defineResource({
  path: documentPaths.coupons,
  parse: parseCoupon,
  order: [orderBy("name")],
  limit: CATALOGUE_LIMIT,
  orderedBy: "name",
  commands: ({ functions, collection, parse, watches, assertSession }) => {
    const call = createCaller(functions, assertSession);
    return {
      ...askList({ collection, limit: CATALOGUE_LIMIT, parse, watches }),
      /**
       * Makes a coupon, and its code; asked again with the same `request`, the same one.
       * @throws {CarnationError} refused, with the server's sentence; permission-denied, unimplemented, offline, unavailable
       */
      create: async (coupon: CreateCouponRequest): Promise<void> =>
        expectSuccess(await call(callables.createcoupon, coupon)),
      /**
       * Calls a coupon otherwise; `active` opens or closes its code.
       * @throws {CarnationError} aborted when it is not called any more as `opened` says, and as `create`
       */
      update: async (change: UpdateCouponRequest): Promise<void> =>
        expectSuccess(await call(callables.updatecoupon, change)),
      /** Deletes a coupon; who has it keeps it. @throws {CarnationError} as `create` */
      remove: async (couponId: string): Promise<void> =>
        expectSuccess(await call(callables.deletecoupon, { couponId })),
    };
  },
});
