import { accountWriters } from "./accountWriters.ts";
import { clientWriters } from "./clientWriters.ts";
import type { Writer } from "./writer.ts";

/** Writers by which the functions change documents that are there, each with the fields that it may change. */
export const writers: Readonly<Record<string, Writer>> = { ...clientWriters, ...accountWriters };
