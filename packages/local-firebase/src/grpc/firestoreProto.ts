import { loadSync, type MessageTypeDefinition, type PackageDefinition } from "@grpc/proto-loader";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Loads `google.firestore.v1` from the .proto files that @google-cloud/firestore ships. */
export function loadFirestoreProto(): PackageDefinition {
  const require = createRequire(import.meta.url);
  const library = dirname(require.resolve("@google-cloud/firestore"));
  return loadSync("google/firestore/v1/firestore.proto", {
    includeDirs: [join(library, "..", "protos")],
    longs: String,
    enums: String,
    defaults: false,
  });
}

/** `google.protobuf.DescriptorProto`, the parts that the transcoder needs. */
export interface MessageDescriptor {
  readonly name: string;
  readonly field: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: string;
    readonly typeName: string;
  }[];
  readonly nestedType: readonly MessageDescriptor[];
  readonly options: { readonly mapEntry?: boolean } | null;
}

/** Every message of a package by its full name, nested ones included. */
export function messageDescriptors(definition: PackageDefinition): ReadonlyMap<string, MessageDescriptor> {
  const descriptors = new Map<string, MessageDescriptor>();
  function add(fullName: string, descriptor: MessageDescriptor): void {
    descriptors.set(fullName, descriptor);
    for (const nested of descriptor.nestedType) add(`${fullName}.${nested.name}`, nested);
  }
  for (const [fullName, entry] of Object.entries(definition)) {
    if (isMessage(entry)) add(fullName, entry.type as MessageDescriptor);
  }
  return descriptors;
}

function isMessage(entry: PackageDefinition[string]): entry is MessageTypeDefinition<object, object> {
  return entry["format"] === "Protocol Buffer 3 DescriptorProto";
}
