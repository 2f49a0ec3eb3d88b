const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/u;

/** Tells whether the host of an address is this machine, from where nothing that is sent leaves. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL.test(hostname);
}
