import type { Service } from "./options.ts";

interface Details {
  PORT_IN_USE: { readonly service: Service; readonly port: number };
  HOST_NOT_AVAILABLE: { readonly host: string };
  DATA_FOLDER_LOCKED: { readonly folder: string; readonly pid: number | null };
  RULES_INVALID: { readonly file: string; readonly reason: string };
  CONFIG_INVALID: { readonly file: string; readonly reason: string };
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
};

/** Why Local Firebase could not start: something a person can put right. */
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
