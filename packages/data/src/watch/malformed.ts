import * as v from "valibot";

/** A stored document that is not what it should be. It names places only: what is stored there is a client's. */
export interface MalformedDocument {
  /** Place where it is stored. */
  readonly path: string;
  /** The fields that are wrong; empty when it is not about one of them. */
  readonly fields: readonly string[];
}

/** Receives what was found to be malformed. */
export type ReportMalformed = (document: MalformedDocument) => void;

/** Gives what a parser's failure says about a document, without a word of what is stored in it. */
export function malformedDocument(path: string, failure: unknown): MalformedDocument {
  const issues = failure instanceof v.ValiError ? failure.issues : [];
  // The first key is a field's name; a deeper one may be data.
  const fields = issues.flatMap(({ path: keys }) => (keys?.[0] ? [String(keys[0].key)] : []));
  return { path, fields: [...new Set(fields)] };
}

/** A report that tells each document once, until `mended` says that it was read again. */
export interface ReportOnce {
  readonly report: ReportMalformed;
  readonly mended: (path: string) => void;
}

/** A document is often watched several times, and told anew at every change around it. */
export function reportOnce(report: ReportMalformed): ReportOnce {
  const told = new Set<string>();
  return {
    report(document) {
      if (told.has(document.path)) return;
      told.add(document.path);
      report(document);
    },
    mended: (path) => void told.delete(path),
  };
}
