import { StorageError } from "../store/storageError.ts";

export interface RelatedParts {
  /** JSON text of the first part. */
  readonly metadata: string;
  readonly media: Buffer;
  /** Content type of the second part. */
  readonly mediaType: string | undefined;
}

/**
 * Takes a `multipart/related` body of two parts apart (RFC 2387): metadata, then bytes.
 * @throws StorageError 400
 */
export function parseRelated(body: Buffer, contentType: string | undefined): RelatedParts {
  const boundary = /boundary=(?:"([^"]+)"|'([^']+)'|([^;\s]+))/i.exec(contentType ?? "");
  const name = boundary?.[1] ?? boundary?.[2] ?? boundary?.[3];
  if (name === undefined) throw malformed();
  const [metadata, media] = splitParts(body, name);
  if (!metadata || !media) throw malformed();
  return {
    metadata: metadata.content.toString("utf8"),
    media: media.content,
    mediaType: typeIn(media.head),
  };
}

/** Largest head of a part, bytes. */
const HEAD_LIMIT = 8192;

/** The first two parts; who sends a million of them must not have a million objects made. */
function splitParts(body: Buffer, boundary: string): { head: string; content: Buffer }[] {
  const parts: { head: string; content: Buffer }[] = [];
  const opening = Buffer.from(`--${boundary}`);
  const separator = Buffer.from(`\r\n--${boundary}`);
  let start = body.indexOf(opening);
  if (start < 0) throw malformed();
  start += opening.length;
  while (parts.length < 2) {
    const end = body.indexOf(separator, start);
    if (end < 0) break;
    // The delimiter's line may end in blanks; the part begins after its line break.
    const lineEnd = body.indexOf("\r\n", start);
    const headEnd = body.indexOf("\r\n\r\n", lineEnd);
    if (lineEnd < 0 || headEnd < 0 || headEnd > end || headEnd - lineEnd > HEAD_LIMIT) throw malformed();
    parts.push({
      head: body.toString("latin1", lineEnd + 2, headEnd),
      content: body.subarray(headEnd + 4, end),
    });
    start = end + separator.length;
  }
  return parts;
}

function typeIn(head: string): string | undefined {
  const prefix = "content-type:";
  const line = head.split("\r\n").find((one) => one.toLowerCase().startsWith(prefix));
  return line?.slice(prefix.length).trim();
}

function malformed(): StorageError {
  return new StorageError(400, "The multipart body is malformed.");
}
