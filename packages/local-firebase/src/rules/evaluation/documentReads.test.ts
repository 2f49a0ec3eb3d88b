import { describe, expect, test } from "vitest";
import { DocumentReads, FIRESTORE_LIMITS } from "./documentReads.ts";

function openReads(limits = FIRESTORE_LIMITS) {
  const asked: string[] = [];
  const read = (reader: string) => (path: readonly string[]) => {
    asked.push(`${reader} ${path.join("/")}`);
    return reader;
  };
  return { asked, reads: new DocumentReads({ get: read("get"), getAfter: read("getAfter") }, limits) };
}

const readMany = (reads: DocumentReads, from: number, count: number) => {
  for (let n = from; n < from + count; n++) reads.read("get", ["c", String(n)]);
};

describe("DocumentReads", () => {
  test("a document counts once, however often it is read, and once more as it will stand", () => {
    const { asked, reads } = openReads({ operation: 2, request: 2 });
    for (let time = 0; time < 3; time++) {
      expect(reads.read("get", ["c", "a"])).toBe("get");
      expect(reads.read("getAfter", ["c", "a"])).toBe("getAfter");
    }
    expect(asked).toEqual(["get c/a", "getAfter c/a"]);
    expect(() => reads.read("get", ["c", "b"])).toThrow("more than 2 documents are read");
  });

  test("each operation of a commit may read ten documents, all of them together twenty", () => {
    const { reads } = openReads();
    readMany(reads, 0, 10);
    expect(() => readMany(reads, 10, 1)).toThrow("more than 10 documents are read");
    reads.nextOperation();
    // What an earlier operation has read costs nothing.
    readMany(reads, 0, 20);
    expect(() => readMany(reads, 20, 1)).toThrow("more than 10 documents are read");
    reads.nextOperation();
    readMany(reads, 0, 20);
    expect(() => readMany(reads, 20, 1)).toThrow("more than 20 documents are read for one commit");
  });
});
