import { lookup } from "mrmime";

/** Types without `text/` that are text all the same: browsers are told that it is UTF-8. */
const TEXT = /^(?:text\/|application\/json$)/;

/** Finds the media type (IANA) of a file by its name; bytes of no known kind where the name tells nothing. */
export function contentTypeOf(path: string): string {
  // The one file of every site that mrmime does not know.
  const type = /\.ico$/i.test(path) ? "image/x-icon" : (lookup(path) ?? "application/octet-stream");
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
