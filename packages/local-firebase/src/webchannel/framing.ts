/**
 * One frame of a WebChannel response body: `<length>\n<json>`, frames following each other without a separator.
 * @param json serialized JSON; its length is counted in UTF-16 code units, as the client counts it, not in bytes.
 */
export function encodeFrame(json: string): string {
  return `${json.length}\n${json}`;
}
