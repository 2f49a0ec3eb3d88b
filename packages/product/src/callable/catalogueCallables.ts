// Callables of the shared catalogue.
import { recommendationUseRequest, recommendationUseResponse } from "../recommendation/index.ts";
import { deleteSubcategoryRequest, moveSubcategoryRequest } from "../subcategory/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

export const deletesubcategory = {
  name: "deletesubcategory",
  request: deleteSubcategoryRequest,
  response: nothing,
  actions: ["write-subcategories"],
} as const satisfies Callable;

export const movesubcategory = {
  name: "movesubcategory",
  request: moveSubcategoryRequest,
  response: nothing,
  actions: ["write-subcategories"],
} as const satisfies Callable;

export const recommendationuse = {
  name: "recommendationuse",
  request: recommendationUseRequest,
  response: recommendationUseResponse,
  actions: ["count-recommendation-use"],
} as const satisfies Callable;
