/**
 * Whether a stored user document is that of an active account: its `active` is true. Anything else is not, a document
 * without the field and a missing document included: in doubt nobody gets in. A new account is stored active
 * (`newUser`). The rules of Firestore and Storage ask the same of the stored document.
 */
export function isActiveAccount(fields: unknown): boolean {
  return typeof fields === "object" && fields !== null && "active" in fields && fields.active === true;
}
