/** Only these lead somewhere without running anything: `javascript:` and `data:` do not get in. */
const schemes = ["https:", "mailto:", "tel:"];

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * The address when it may be followed, otherwise `undefined`. Relative addresses are none of a text's business, and one
 * that names a user (`https://bank.fr@evil.example`) reads as another site than it leads to.
 */
export function safeHref(href: string): string | undefined {
  const url = parseUrl(href.trim());
  return url && schemes.includes(url.protocol) && url.username === "" && url.password === ""
    ? href.trim()
    : undefined;
}

/**
 * Gives what somebody means by an address: `exemple.fr` is a site, `claire@exemple.fr` a mailbox, `01 42 00 00 00` a
 * telephone. `undefined` when it is none of them.
 */
export function readHref(text: string): string | undefined {
  const written = text.trim();
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/u.test(written)) return `mailto:${written}`;
  if (/^\+?\d[\d\s.()-]{4,}$/u.test(written)) return `tel:${written.replaceAll(/[^\d+]/gu, "")}`;
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(written)) return `https://${written}`;
  if (/\s/u.test(written)) return undefined;
  const href = safeHref(written);
  return href?.startsWith("https:") && !parseUrl(href)?.hostname.includes(".") ? undefined : href;
}
