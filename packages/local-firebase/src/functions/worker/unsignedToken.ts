/**
 * Tells whether a text holds an unsigned token (`alg: none`) at any place: what a function cuts off in front of a token
 * is not known, nor whether it looks at it.
 */
export function holdsUnsignedToken(text: string): boolean {
  return text.split(/[^\w-]+/).some((part) => [0, 1, 2, 3].some((skip) => endsInHeader(part.slice(skip))));
}

/** Tells whether base64url text ends in the header of an unsigned token. Four characters stand for three bytes. */
function endsInHeader(part: string): boolean {
  const decoded = Buffer.from(part, "base64url").toString("latin1");
  for (let start = decoded.indexOf("{"); start >= 0; start = decoded.indexOf("{", start + 1)) {
    if (isUnsigned(decoded.slice(start))) return true;
  }
  return false;
}

function isUnsigned(json: string): boolean {
  try {
    const header = JSON.parse(json) as { readonly alg?: unknown };
    return String(header.alg).toLowerCase() === "none";
  } catch {
    return false;
  }
}
