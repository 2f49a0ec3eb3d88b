import { statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { BUCKET } from "./storageHarness.ts";
import type { StorageSession } from "./storageSession.ts";

/** The steps of the client SDK's resumable protocol, by hand. */
export interface UploadSteps {
  /** Begins an upload; resolves with its address. */
  begin(name: string, size: number, type?: string): Promise<string>;
  step(
    url: string,
    command: string,
    headers?: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response>;
  idOf(uploadUrl: string): string;
  bytesOnDisk(uploadUrl: string): number;
}

export function uploadSteps(session: StorageSession): UploadSteps {
  const step: UploadSteps["step"] = (url, command, headers = {}, body) =>
    fetch(url, {
      method: "POST",
      headers: {
        authorization: `Firebase ${session.token}`,
        "x-goog-upload-command": command,
        ...headers,
      },
      ...(body ? { body } : {}),
    });
  const idOf = (uploadUrl: string): string => new URL(uploadUrl).searchParams.get("upload_id") ?? "";
  return {
    step,
    idOf,
    bytesOnDisk: (uploadUrl) =>
      statSync(join(session.harness.folder, "storage", "uploads", idOf(uploadUrl)), { throwIfNoEntry: false })
        ?.size ?? 0,
    async begin(name, size, type = "text/plain") {
      const answer = await step(
        `${session.harness.server.origin}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`,
        "start",
        {
          "x-goog-upload-protocol": "resumable",
          "x-goog-upload-header-content-length": String(size),
          "x-goog-upload-header-content-type": type,
        },
      );
      expect(answer.status).toBe(200);
      return answer.headers.get("x-goog-upload-url") ?? "";
    },
  };
}
