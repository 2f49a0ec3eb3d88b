import { CarnationError } from "@carnation/domain";
import type { openWorkspace } from "../workspace/openWorkspace.ts";

/** @throws {CarnationError} unavailable when the code cannot be loaded */
export async function importWorkspace(): Promise<typeof openWorkspace> {
  try {
    return (await import("../workspace/openWorkspace.ts")).openWorkspace;
  } catch (cause) {
    throw new CarnationError("unavailable", "The workspace's code could not be loaded", { cause });
  }
}

/**
 * Loads the code of the workspace while the sign-in is still being asked for: on a slow line that is two seconds. That it
 * fails is told where the workspace is opened.
 */
export function prepareWorkspace(): void {
  importWorkspace().catch(() => undefined);
}
