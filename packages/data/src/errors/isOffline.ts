/** Only a browser can tell. On line, a service that does not answer is the service's fault. */
export function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}
