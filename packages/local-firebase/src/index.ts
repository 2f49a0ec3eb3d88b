export { BackupError } from "./backup/backupError.ts";
export type { BackupErrorCode } from "./backup/backupError.ts";
export { exportData } from "./backup/exportData.ts";
export { importData } from "./backup/importData.ts";
export type { ImportOptions } from "./backup/importData.ts";
export { SERVICES } from "./http/services.ts";
export type {
  AppCheckMode,
  Health,
  LocalFirebase,
  LocalFirebaseOptions,
  ServiceState,
} from "./gateway/options.ts";
export type { Ports, Service } from "./http/services.ts";
export { startLocalFirebase } from "./gateway/startLocalFirebase.ts";
export type { DiskFault } from "./problems/diskFault.ts";
export type { Problem, ProblemCode } from "./problems/problem.ts";
export type { Usage } from "./usage/usageCounter.ts";
export { StartupError } from "./problems/startupError.ts";
export type { DataFolderFault, StartupErrorCode } from "./problems/startupError.ts";
