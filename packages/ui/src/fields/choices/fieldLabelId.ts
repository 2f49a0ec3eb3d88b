/**
 * Id that a field gives its label. A list and its control name it outright: a `for` does not count while Base UI
 * hides the rest of the page from screen readers, a reference does.
 */
export const fieldLabelId = (controlId: string): string => `${controlId}-label`;
