export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";
export { type ConfirmQuestion, useConfirm } from "./useConfirm.tsx";
