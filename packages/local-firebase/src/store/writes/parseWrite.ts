import * as v from "valibot";
import { RpcError } from "../../rpc/status.ts";
import { parseFieldPath, type FieldPath } from "../../values/fieldPath.ts";
import { parseMessage } from "../../values/parseMessage.ts";
import { parseFields, parseValue, validateStoredPath } from "../../values/parseValue.ts";
import { parseDocumentName } from "../../values/resourceName.ts";
import { parseTimestamp } from "../../values/timestamp.ts";
import { arrayElements, toNumber, type Value } from "../../values/value.ts";
import { validateCommitSize } from "./commitLimits.ts";
import type { FieldTransform, Precondition, Write } from "./write.ts";

const nameSchema = v.pipe(
  v.string(),
  v.check((name) => Boolean(parseDocumentName(name))),
);
const fieldPathSchema = v.pipe(
  v.string(),
  v.transform((text) => {
    const path = parseFieldPath(text);
    validateStoredPath(path);
    return path;
  }),
);
const valueSchema = v.pipe(v.unknown(), v.transform(parseValue));
const numberSchema = v.pipe(
  valueSchema,
  v.check((value) => toNumber(value) !== null, "is not a number"),
);
const elementsSchema = v.pipe(
  v.unknown(),
  v.transform((arrayValue): readonly Value[] => arrayElements(parseValue({ arrayValue }))),
);

const preconditionSchema: v.GenericSchema<unknown, Precondition> = v.object({
  exists: v.exactOptional(v.boolean()),
  updateTime: v.exactOptional(v.pipe(v.string(), v.transform(parseTimestamp))),
});

const transformSchema = v.object({
  fieldPath: fieldPathSchema,
  setToServerValue: v.exactOptional(v.picklist(["REQUEST_TIME", 1])),
  increment: v.exactOptional(numberSchema),
  maximum: v.exactOptional(numberSchema),
  minimum: v.exactOptional(numberSchema),
  appendMissingElements: v.exactOptional(elementsSchema),
  removeAllFromArray: v.exactOptional(elementsSchema),
});

const writeSchema = v.object({
  update: v.exactOptional(
    v.object({ name: nameSchema, fields: v.pipe(v.optional(v.unknown(), {}), v.transform(parseFields)) }),
  ),
  delete: v.exactOptional(nameSchema),
  verify: v.exactOptional(nameSchema),
  transform: v.exactOptional(
    v.object({ document: nameSchema, fieldTransforms: v.optional(v.array(transformSchema), []) }),
  ),
  updateMask: v.exactOptional(v.object({ fieldPaths: v.optional(v.array(fieldPathSchema), []) })),
  updateTransforms: v.optional(v.array(transformSchema), []),
  currentDocument: v.optional(preconditionSchema, {}),
});

/**
 * Reads the writes of a commit from the wire (proto3 JSON).
 * @throws RpcError INVALID_ARGUMENT
 */
export function parseWrites(input: unknown): Write[] {
  const writes = parseMessage(v.optional(v.array(writeSchema), []), input, "Write").map(toWrite);
  validateCommitSize(writes);
  return writes;
}

function toWrite(wire: v.InferOutput<typeof writeSchema>): Write {
  const precondition = wire.currentDocument;
  if (wire.update !== undefined) {
    const mask = wire.updateMask?.fieldPaths ?? null;
    return {
      kind: "set",
      ...wire.update,
      mask,
      transforms: toTransforms(wire.updateTransforms),
      precondition,
    };
  }
  if (wire.delete !== undefined) return { kind: "delete", name: wire.delete, precondition };
  if (wire.verify !== undefined) return { kind: "verify", name: wire.verify, precondition };
  if (wire.transform !== undefined) {
    const { document: name, fieldTransforms } = wire.transform;
    return {
      kind: "set",
      name,
      fields: {},
      mask: [],
      transforms: toTransforms(fieldTransforms),
      precondition,
    };
  }
  throw new RpcError("INVALID_ARGUMENT", "A write has no operation.");
}

function toTransforms(wire: readonly v.InferOutput<typeof transformSchema>[]): FieldTransform[] {
  return wire.map(({ fieldPath, ...operation }) => toTransform(fieldPath, operation));
}

function toTransform(
  path: FieldPath,
  wire: Omit<v.InferOutput<typeof transformSchema>, "fieldPath">,
): FieldTransform {
  if (wire.setToServerValue !== undefined) return { path, kind: "serverTimestamp" };
  for (const kind of ["increment", "maximum", "minimum"] as const) {
    const operand = wire[kind];
    if (operand !== undefined) return { path, kind, operand };
  }
  for (const kind of ["appendMissingElements", "removeAllFromArray"] as const) {
    const elements = wire[kind];
    if (elements !== undefined) return { path, kind, elements };
  }
  throw new RpcError("INVALID_ARGUMENT", "A field transform has no operation.");
}
