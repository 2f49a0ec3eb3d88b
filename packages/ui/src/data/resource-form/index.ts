export type { FormConflict } from "./ConflictNotice.tsx";
export { ResourceForm, type ResourceFormProps } from "./ResourceForm.tsx";
export { ResourceFormDrawer, type ResourceFormDrawerProps } from "./ResourceFormDrawer.tsx";
export { ResourceFormSection, type ResourceFormSectionProps } from "./ResourceFormSection.tsx";
