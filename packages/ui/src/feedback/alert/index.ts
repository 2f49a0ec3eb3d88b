export { Alert, type AlertProps } from "./Alert.tsx";
export type { AlertTone } from "./alert.variants.ts";
