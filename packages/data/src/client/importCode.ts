import { CarnationError } from "@carnation/domain/error";
import type { openFiles } from "../files/openFiles.ts";
import type { createAccountCommands } from "./accountCommands.ts";
import type { readLastAnalysed } from "./readLastAnalysed.ts";
import type { openWorkspace } from "./openWorkspace.ts";

/** @throws {CarnationError} unavailable when the code cannot be loaded */
export async function importWorkspace(): Promise<typeof openWorkspace> {
  try {
    return (await import("./openWorkspace.ts")).openWorkspace;
  } catch (cause) {
    throw new CarnationError("unavailable", "The workspace's code could not be loaded", { cause });
  }
}

/** @throws {CarnationError} unavailable when the code cannot be loaded */
export async function importFiles(): Promise<typeof openFiles> {
  try {
    return (await import("../files/openFiles.ts")).openFiles;
  } catch (cause) {
    throw new CarnationError("unavailable", "The files' code could not be loaded", { cause });
  }
}

/** @throws {CarnationError} unavailable when the code cannot be loaded */
export async function importLastAnalysed(): Promise<typeof readLastAnalysed> {
  try {
    return (await import("./readLastAnalysed.ts")).readLastAnalysed;
  } catch (cause) {
    throw new CarnationError("unavailable", "The first clients' code could not be loaded", { cause });
  }
}

/** @throws {CarnationError} unavailable when the code cannot be loaded */
export async function importAccountCommands(): Promise<typeof createAccountCommands> {
  try {
    return (await import("./accountCommands.ts")).createAccountCommands;
  } catch (cause) {
    throw new CarnationError("unavailable", "The account's code could not be loaded", { cause });
  }
}

const parts = {
  files: importFiles,
  // The SDK that it reads with, which it asks for once it reads, comes beside it.
  "last-analysed": () => Promise.all([importLastAnalysed(), import("firebase/firestore/lite")]),
  workspace: importWorkspace,
};

/**
 * Loads the code of the files, of the first clients, or of the workspace, while the sign-in is still being asked for: on a
 * slow line the workspace's takes a second. That it fails is told where they are opened.
 */
export function prepareCode(part: keyof typeof parts): void {
  parts[part]().catch(() => undefined);
}
