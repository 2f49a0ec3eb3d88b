export type BackupErrorCode = "NO_DATA" | "FOLDER_NOT_EMPTY" | "BACKUP_INVALID" | "DATA_UNSETTLED";

/** Reason why a backup could not be made or read: something a person can put right. */
export class BackupError extends Error {
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BackupError";
    this.code = code;
  }
}
