/** Name of the web lock that every tab shares while it uses what Firestore keeps on the device. @param app its name */
export function offlineDataLock(app: string): string {
  return `carnation/offline-data/${app}`;
}
