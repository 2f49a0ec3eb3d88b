/** Id of the control of a field, the same for whoever draws it and whoever links to it. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
