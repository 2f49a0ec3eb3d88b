import { formatTimestamp } from "../values/timestamp.ts";
import type { StoredDocument, WriteResult } from "./storedDocument.ts";
import type { Fields, Value } from "../values/value.ts";

/** `google.firestore.v1.Document` in proto3-JSON form. */
export interface WireDocument {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** `google.firestore.v1.WriteResult` in proto3-JSON form. */
export interface WireWriteResult {
  readonly updateTime?: string;
  readonly transformResults?: readonly Value[];
}

export function documentToWire(document: StoredDocument): WireDocument {
  return {
    name: document.name,
    fields: document.fields,
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  };
}

export function writeResultToWire(result: WriteResult): WireWriteResult {
  return {
    ...(result.updateTime === undefined ? {} : { updateTime: formatTimestamp(result.updateTime) }),
    ...(result.transformResults === undefined ? {} : { transformResults: result.transformResults }),
  };
}
