// Callables of the coupons and plans.
import {
  couponResponse,
  createCouponRequest,
  deleteCouponRequest,
  updateCouponRequest,
} from "../coupon/index.ts";
import { syncPlansResponse, updatePlanRequest, updatePlanResponse } from "../plan/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

export const createcoupon = {
  name: "createcoupon",
  request: createCouponRequest,
  response: couponResponse,
  actions: ["create-coupon"],
  secrets: ["payment"],
} as const satisfies Callable;

export const updatecoupon = {
  name: "updatecoupon",
  request: updateCouponRequest,
  response: couponResponse,
  actions: ["rename-coupon"],
  secrets: ["payment"],
} as const satisfies Callable;

export const deletecoupon = {
  name: "deletecoupon",
  request: deleteCouponRequest,
  response: couponResponse,
  actions: ["delete-coupon"],
  secrets: ["payment"],
} as const satisfies Callable;

export const syncplans = {
  name: "syncplans",
  request: nothing,
  response: syncPlansResponse,
  actions: ["update-plans"],
  secrets: ["payment"],
} as const satisfies Callable;

export const updateplan = {
  name: "updateplan",
  request: updatePlanRequest,
  response: updatePlanResponse,
  actions: ["update-plans"],
  secrets: ["payment"],
} as const satisfies Callable;
