import type { Service } from "../http/services.ts";

/** Fault of a path of the data folder instead of what should: a file, a folder, or a lock that is damaged. */
export type DataFolderFault = "no-folder" | "no-file" | "lock-damaged";

const folderFaults: Readonly<Record<DataFolderFault, string>> = {
  "no-folder": "it is no folder.",
  "no-file": "it is a folder.",
  "lock-damaged": "it is damaged. It holds no data, and may be deleted.",
};

interface Details {
  PORT_IN_USE: { readonly service: Service; readonly port: number };
  HOST_NOT_AVAILABLE: { readonly host: string };
  DATA_FOLDER_LOCKED: { readonly folder: string; readonly pid: number | null };
  RULES_INVALID: { readonly file: string; readonly reason: string };
  CONFIG_INVALID: { readonly file: string; readonly reason: string };
  /** `files` are what the folder holds besides: objects, uploads, mails, a log of the database that is gone. */
  DATABASE_MISSING: { readonly folder: string; readonly file: string; readonly files: number };
  DATABASE_DAMAGED: { readonly folder: string; readonly file: string; readonly reason: string };
  DATABASE_NEWER: { readonly folder: string; readonly file: string };
  OBJECTS_MISSING: { readonly folder: string; readonly count: number };
  OBJECTS_UNKNOWN: { readonly folder: string; readonly count: number };
  DATA_FOLDER_INVALID: { readonly path: string; readonly fault: DataFolderFault };
  DISK_FULL: { readonly folder: string };
  DISK_READ_ONLY: { readonly folder: string; readonly reason: string };
  DISK_FAILING: { readonly folder: string; readonly reason: string };
}

export type StartupErrorCode = keyof Details;

/** Every sentence a failed start can say, by code. A host in another language prints its own from `details`. */
const messages: { readonly [Code in StartupErrorCode]: (details: Details[Code]) => string } = {
  PORT_IN_USE: ({ service, port }) =>
    `Port ${port} (${service}) is in use by another program. Stop it, or choose another port.`,
  HOST_NOT_AVAILABLE: ({ host }) =>
    `${host} is not an IP address of this machine. Without a host, only this machine reaches the services.`,
  DATA_FOLDER_LOCKED: ({ folder, pid }) =>
    `The data folder ${folder} is in use by another process${pid === null ? "" : ` (pid ${pid})`}.`,
  RULES_INVALID: ({ file, reason }) => `The rules in ${file} are not valid: ${reason}`,
  CONFIG_INVALID: ({ file, reason }) => `${file} is not valid: ${reason}`,
  DATABASE_MISSING: ({ folder, file, files }) =>
    `${file} is missing or empty, but the folder holds ${files} stored files. Put the database back, or rename ` +
    `${folder} and import a backup; an empty folder starts anew. No data have been changed or deleted.`,
  DATABASE_DAMAGED: ({ folder, file, reason }) =>
    `${file} is damaged: ${reason}. Rename ${folder} and import a backup. No data have been changed or deleted.`,
  DATABASE_NEWER: ({ file }) => `${file} was written by a newer version of Local Firebase. Use that one.`,
  OBJECTS_MISSING: ({ folder, count }) =>
    `None of the ${count} objects that the database knows is in ${folder}. Put the folder back, import a backup, or ` +
    "allow it to start without them (--allow-missing-objects). No data have been changed or deleted.",
  OBJECTS_UNKNOWN: ({ folder, count }) =>
    `${folder} holds ${count} files, of which the database knows none. Put the right database back, or move the ` +
    "files elsewhere. No data have been changed or deleted.",
  DATA_FOLDER_INVALID: ({ path, fault }) => `${path} is not what it should be: ${folderFaults[fault]}`,
  DISK_FULL: ({ folder }) => `The disk of ${folder} is full. Make room, then start again.`,
  DISK_READ_ONLY: ({ folder, reason }) =>
    `${folder} cannot be written, its disk or its permissions forbid it: ${reason}`,
  DISK_FAILING: ({ folder, reason }) => `${folder} cannot be read or written: ${reason}`,
};

/** Reason why Local Firebase could not start: something a person can put right. */
export class StartupError<Code extends StartupErrorCode = StartupErrorCode> extends Error {
  readonly code: Code;
  readonly details: Details[Code];

  constructor(code: Code, details: Details[Code], options?: ErrorOptions) {
    super(messages[code](details), options);
    this.name = "StartupError";
    this.code = code;
    this.details = details;
  }
}
