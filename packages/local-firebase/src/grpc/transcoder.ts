import type { MessageDescriptor } from "./firestoreProto.ts";
import { bytes, double, nullValue, plain, WELL_KNOWN, type Codec } from "./wellKnownTypes.ts";

type Json = unknown;

/** Converts messages between proto-loader's objects and proto3 JSON, the form that everything else here works with. */
export interface Transcoder {
  /** @param type full name of the message, for example `google.firestore.v1.CommitRequest` */
  toJson(type: string, message: unknown): Json;
  fromJson(type: string, json: Json): object;
}

export function createTranscoder(descriptors: ReadonlyMap<string, MessageDescriptor>): Transcoder {
  const messageCodecs = new Map<string, Codec>();

  function messageCodec(fullName: string): Codec {
    const known = WELL_KNOWN[fullName] ?? messageCodecs.get(fullName);
    if (known !== undefined) return known;
    const descriptor = descriptors.get(fullName);
    if (descriptor === undefined) throw new Error(`Unknown message type ${fullName}`);
    // Registered before its fields are looked at: messages such as Value contain themselves.
    const fields = new Map<string, Codec>();
    const codec = objectCodec((name) => fields.get(name));
    messageCodecs.set(fullName, codec);
    for (const field of descriptor.field) fields.set(field.name, fieldCodec(field, fullName));
    return codec;
  }

  function fieldCodec(field: MessageDescriptor["field"][number], scope: string): Codec {
    if (field.type !== "TYPE_MESSAGE") return repeatable(field, scalarCodec(field));
    const type = resolveType(field.typeName, scope, descriptors);
    const descriptor = descriptors.get(type);
    if (descriptor?.options?.mapEntry !== true) return repeatable(field, messageCodec(type));
    const valueField = descriptor.field.find(({ name }) => name === "value");
    const values = valueField === undefined ? plain : fieldCodec(valueField, type);
    return objectCodec(() => values);
  }

  return {
    toJson: (type, message) => messageCodec(type).toJson(message),
    fromJson: (type, json) => messageCodec(type).fromJson(json) as object,
  };
}

function scalarCodec({ type, typeName }: MessageDescriptor["field"][number]): Codec {
  if (type === "TYPE_BYTES") return bytes;
  if (type === "TYPE_DOUBLE") return double;
  return type === "TYPE_ENUM" && typeName.endsWith("NullValue") ? nullValue : plain;
}

function repeatable({ label }: { label: string }, codec: Codec): Codec {
  if (label !== "LABEL_REPEATED") return codec;
  return {
    toJson: (input) => (input as unknown[]).map(codec.toJson),
    fromJson: (input) => (input as unknown[]).map(codec.fromJson),
  };
}

/** Converts the entries of an object; those that no codec is known for and empty ones are left out. */
function objectCodec(codecFor: (key: string) => Codec | undefined): Codec {
  function convert(input: unknown, direction: keyof Codec): object {
    const entries: [string, unknown][] = [];
    for (const [key, value] of Object.entries(input as object)) {
      const codec = codecFor(key);
      if (codec !== undefined && value !== undefined) entries.push([key, codec[direction](value)]);
    }
    return Object.fromEntries(entries);
  }
  return {
    toJson: (input) => convert(input, "toJson"),
    fromJson: (input) => convert(input, "fromJson"),
  };
}

/** Type names in descriptors are relative: the innermost scope that knows one wins, as in .proto files. */
function resolveType(
  typeName: string,
  scope: string,
  descriptors: ReadonlyMap<string, MessageDescriptor>,
): string {
  const names = scope.split(".");
  for (let length = names.length; length > 0; length--) {
    const candidate = [...names.slice(0, length), typeName].join(".");
    if (descriptors.has(candidate)) return candidate;
  }
  return typeName.replace(/^\./, "");
}
