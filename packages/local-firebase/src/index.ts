export { BackupError } from "./backup/backupError.ts";
export type { BackupErrorCode } from "./backup/backupError.ts";
export { exportData } from "./backup/exportData.ts";
export { importData } from "./backup/importData.ts";
export type { ImportOptions } from "./backup/importData.ts";
export { SERVICES } from "./gateway/options.ts";
export type {
  Health,
  LocalFirebase,
  LocalFirebaseOptions,
  Ports,
  Service,
  ServiceState,
} from "./gateway/options.ts";
export { startLocalFirebase } from "./gateway/startLocalFirebase.ts";
export type { DiskFault } from "./problems/diskFault.ts";
export type { Problem, ProblemCode } from "./problems/problem.ts";
export { StartupError } from "./gateway/startupError.ts";
export type { DataFolderFault, StartupErrorCode } from "./gateway/startupError.ts";
