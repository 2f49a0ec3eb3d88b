import type { StoredEvent } from "../events/storedEvent.ts";

/**
 * The CloudEvent in the raw form that Eventarc delivers and the functions SDK wraps into snapshots and parameters.
 * Formats: google/events/cloud/firestore/v1 and google/events/cloud/storage/v1.
 */
export function toCloudEvent(
  event: StoredEvent & { readonly uid: string },
): Readonly<Record<string, unknown>> {
  const common = {
    specversion: "1.0",
    id: event.uid,
    time: event.time,
    type: event.type,
    datacontenttype: "application/json",
    data: event.data,
  };
  if (event.type.startsWith("google.cloud.storage.")) {
    const slash = event.subject.indexOf("/");
    const bucket = event.subject.slice(0, slash);
    return {
      ...common,
      source: `//storage.googleapis.com/projects/_/buckets/${bucket}`,
      subject: `objects/${event.subject.slice(slash + 1)}`,
      bucket,
    };
  }
  const [database = "", path = ""] = event.subject.split(/\/documents\/(.*)/s);
  const [, project, , databaseId] = database.split("/");
  return {
    ...common,
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${path}`,
    project,
    database: databaseId,
    namespace: "(default)",
    document: path,
    location: "local",
  };
}
