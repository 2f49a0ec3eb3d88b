import * as v from "valibot";
import { parseRequest } from "../wire/callable.ts";
import { documentIdSchema } from "../wire/documentId.ts";

/** Payload of the callable `deletesubcategory`. */
export interface DeleteSubcategoryRequest {
  readonly id: string;
  /** The one that takes its place wherever it is named; null when nothing names it. */
  readonly replacement: string | null;
}

const idSchema = documentIdSchema("Choisissez une sous-catégorie.");
const requestSchema = v.pipe(
  v.object(
    { id: idSchema, replacement: v.nullish(idSchema, null) },
    "Choisissez la sous-catégorie à supprimer.",
  ),
  v.check(({ id, replacement }) => id !== replacement, "Choisissez une autre sous-catégorie à sa place."),
);

/**
 * Checks a payload of `deletesubcategory`, which comes from outside.
 * @throws {CarnationError} invalid-argument, unless it names one, and another one or none
 */
export function parseDeleteSubcategoryRequest(payload: unknown): DeleteSubcategoryRequest {
  return parseRequest(requestSchema, payload);
}
