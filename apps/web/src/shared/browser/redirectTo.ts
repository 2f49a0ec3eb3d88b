/** Leaves the application for a page of somebody else's, in the same tab. */
export function redirectTo(address: string): void {
  window.location.assign(address);
}
