export { Dialog, type DialogProps } from "./Dialog.tsx";
export { DialogClose, type DialogCloseProps } from "./DialogClose.tsx";
