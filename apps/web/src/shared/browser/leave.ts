/** Leaves the application for a page of somebody else's, in the same tab. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
