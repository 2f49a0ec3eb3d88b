export { SERVICES } from "./gateway/options.ts";
export type { LocalFirebase, LocalFirebaseOptions, Ports, Service } from "./gateway/options.ts";
export { startLocalFirebase } from "./gateway/startLocalFirebase.ts";
export { StartupError } from "./gateway/startupError.ts";
export type { StartupErrorCode } from "./gateway/startupError.ts";
