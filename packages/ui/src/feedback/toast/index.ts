export type { ToastOptions, Toasts } from "./ToastContext.ts";
export { ToastProvider, type ToastProviderProps } from "./ToastProvider.tsx";
export type { ToastTone } from "./toastQueue.ts";
export { useToast } from "./useToast.ts";
