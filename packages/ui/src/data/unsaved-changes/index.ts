export {
  type LeaveWords,
  UnsavedChangesDialog,
  type UnsavedChangesDialogProps,
} from "./UnsavedChangesDialog.tsx";
export { UnsavedChangesGuard, type UnsavedChangesGuardProps } from "./UnsavedChangesGuard.tsx";
export {
  type NavigationBlocker,
  type UnsavedChanges,
  type UnsavedChangesOptions,
  useUnsavedChanges,
} from "./useUnsavedChanges.tsx";
