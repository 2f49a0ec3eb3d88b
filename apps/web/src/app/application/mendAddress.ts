/** Two slashes at the start of an address name a host to the router, which then shows nothing at all. */
export function mendAddress({ pathname, search, hash }: Location): void {
  if (!pathname.startsWith("//")) return;
  window.history.replaceState(window.history.state, "", pathname.replace(/^\/+/u, "/") + search + hash);
}
