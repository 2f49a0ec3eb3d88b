import type { StorageObjectView } from "../../authorization/authorizer.ts";
import type { GcsObject } from "../../events/backendEvent.ts";
import { TOKENS_KEY, type ObjectAttributes } from "./attributes.ts";

/** An object as stored. */
export interface ObjectRecord {
  readonly bucket: string;
  readonly name: string;
  /** File of the bytes, in the data folder. */
  readonly blobId: string;
  readonly generation: number;
  readonly metageneration: number;
  /** Bytes. */
  readonly size: number;
  /** Base64. */
  readonly md5Hash: string;
  readonly crc32c: string;
  readonly attributes: ObjectAttributes;
  readonly downloadTokens: readonly string[];
  /** Microseconds since 1970. */
  readonly timeCreated: number;
  readonly updated: number;
}

/** Lists the fields of an object that both protocols have. */
function commonFields(object: ObjectRecord): Record<string, unknown> {
  const { contentType, contentEncoding, contentDisposition, contentLanguage, cacheControl } =
    object.attributes;
  return {
    name: object.name,
    bucket: object.bucket,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    contentType,
    ...(contentDisposition === undefined ? {} : { contentDisposition }),
    ...(contentLanguage === undefined ? {} : { contentLanguage }),
    ...(cacheControl === undefined ? {} : { cacheControl }),
    ...(contentEncoding === undefined ? {} : { contentEncoding }),
    timeCreated: isoTime(object.timeCreated),
    updated: isoTime(object.updated),
    storageClass: "STANDARD",
    size: String(object.size),
    md5Hash: object.md5Hash,
    crc32c: object.crc32c,
    etag: entityTag(object),
  };
}

/** Metadata as the Firebase client SDKs read it. */
export function toFirebaseMetadata(object: ObjectRecord): Record<string, unknown> {
  const fields = commonFields(object);
  return {
    ...fields,
    contentEncoding: fields["contentEncoding"] ?? "identity",
    contentDisposition: dispositionOf(object),
    metadata: object.attributes.metadata,
    downloadTokens: object.downloadTokens.join(","),
  };
}

/** The `storage#object` resource of the Cloud Storage JSON API, also the payload of events. */
export function toGcsObject(object: ObjectRecord, origin: string): GcsObject {
  const path = `b/${encodeURIComponent(object.bucket)}/o/${encodeURIComponent(object.name)}`;
  const metadata = {
    ...object.attributes.metadata,
    ...(object.downloadTokens.length === 0 ? {} : { [TOKENS_KEY]: object.downloadTokens.join(",") }),
  };
  return {
    kind: "storage#object",
    id: `${object.bucket}/${object.name}/${object.generation}`,
    selfLink: `${origin}/storage/v1/${path}`,
    mediaLink: `${origin}/download/storage/v1/${path}?generation=${object.generation}&alt=media`,
    ...commonFields(object),
    bucket: object.bucket,
    name: object.name,
    ...(Object.keys(metadata).length === 0 ? {} : { metadata }),
  };
}

/** An object, or one that is to be: not all is known of that. */
export type AuthorizedObject = Partial<ObjectRecord> &
  Pick<ObjectRecord, "name" | "bucket" | "size" | "attributes" | "timeCreated" | "updated">;

/** Makes the view of an object that the rules see. */
export function toView(object: AuthorizedObject): StorageObjectView {
  const { generation, metageneration, md5Hash, crc32c } = object;
  const { contentType: _type, metadata: _metadata, ...headers } = object.attributes;
  const more = {
    ...headers,
    md5Hash,
    crc32c,
    ...(generation === undefined || metageneration === undefined
      ? {}
      : {
          generation: BigInt(generation),
          metageneration: BigInt(metageneration),
          etag: entityTag({ generation, metageneration }),
        }),
  };
  return {
    more: Object.fromEntries(
      Object.entries(more).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    ),
    name: object.name,
    bucket: object.bucket,
    size: object.size,
    contentType: object.attributes.contentType,
    metadata: object.attributes.metadata,
    timeCreated: BigInt(object.timeCreated),
    updated: BigInt(object.updated),
  };
}

export function dispositionOf(object: ObjectRecord): string {
  return (
    object.attributes.contentDisposition ?? `inline; filename*=utf-8''${encodeURIComponent(object.name)}`
  );
}

export function entityTag(object: Pick<ObjectRecord, "generation" | "metageneration">): string {
  return `${object.generation}-${object.metageneration}`;
}

function isoTime(microseconds: number): string {
  return new Date(Math.floor(microseconds / 1000)).toISOString();
}
