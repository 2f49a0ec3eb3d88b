import type { DocumentChange, StoredDocument } from "../../documents/storedDocument.ts";
import type { Stage } from "./stageWrites.ts";

export type ReadDocument = (name: string) => StoredDocument | null;

/** Reads each document once: a write that changes nothing is known by its being the same object. */
export function remember(read: ReadDocument): ReadDocument {
  const known = new Map<string, StoredDocument | null>();
  return (name) => {
    const document = known.get(name) ?? (known.has(name) ? null : read(name));
    known.set(name, document);
    return document;
  };
}

/** Changes of a commit. @param stored as given to `stageWrites` */
export function changesOf(stage: Stage, stored: ReadDocument): DocumentChange[] {
  return [...stage.documents].flatMap(([name, after]) => {
    const before = stored(name);
    return before === after ? [] : [{ name, before, after }];
  });
}
