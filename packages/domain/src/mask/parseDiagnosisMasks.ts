import * as v from "valibot";
import type { DiagnosisMasks } from "./diagnosisMasks.ts";
import { anchorSchema, hiddenSchema, maskFileSchema, maskSchema } from "./maskSchemas.ts";

/**
 * Reads the content of a mask file. A mask that cannot be read is left out, as is one of a kind that is not known.
 * @param json the parsed content of the file
 * @returns null when it is no mask file, or one of a version that is not known
 */
export function parseDiagnosisMasks(json: unknown): DiagnosisMasks | null {
  const file = v.safeParse(maskFileSchema, json);
  if (!file.success) return null;
  const { engine_version: engineVersion, masks, hidden, anchors, face } = file.output;
  return {
    engineVersion,
    masks: readable(maskSchema, masks),
    hidden: readable(hiddenSchema, hidden),
    anchors: new Map(
      readable(anchorSchema, anchors).flatMap(({ area, at: [middle] }) => (middle ? [[area, middle]] : [])),
    ),
    face,
  };
}

function readable<const Schema extends v.GenericSchema>(
  schema: Schema,
  inputs: readonly unknown[],
): v.InferOutput<Schema>[] {
  return inputs.flatMap((input) => {
    const parsed = v.safeParse(schema, input);
    return parsed.success ? [parsed.output] : [];
  });
}
