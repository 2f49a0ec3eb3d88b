import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import type { LocalFirebase } from "../../gateway/options.ts";
import { startLocalFirebase } from "../../gateway/startLocalFirebase.ts";
import { freePorts } from "../../testing/testProject.ts";

const owner = { authorization: "Bearer owner" };
export const BUCKET = "demo-carnation.firebasestorage.app";

/** A folder for each test of the file that calls this, and what is done to instances in it. */
export function backupSession() {
  let folder = "";
  let running: LocalFirebase[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "backup-"));
  });
  afterEach(async () => {
    for (const local of running) await local.stop();
    running = [];
    await rm(folder, { recursive: true });
  });

  return {
    get folder() {
      return folder;
    },
    /** Data folder of an instance, which is not there before its first start. */
    get data() {
      return join(folder, "data");
    },
    /** Ended after the test, unless it has been. */
    async start(dataDir = join(folder, "data")): Promise<LocalFirebase> {
      const local = await startLocalFirebase({ projectDir: folder, dataDir, ports: freePorts });
      running.push(local);
      return local;
    },
    write,
    read,
    upload,
    download,
    signUp,
    signIn,
  };
}

function documentUrl({ ports }: LocalFirebase, path: string): string {
  return `http://127.0.0.1:${ports.firestore}/v1/projects/demo-carnation/databases/(default)/documents/${path}`;
}

async function write(local: LocalFirebase, path: string, text: string): Promise<void> {
  const body = JSON.stringify({ fields: { text: { stringValue: text } } });
  const { status } = await fetch(documentUrl(local, path), { method: "PATCH", headers: owner, body });
  expect(status).toBe(200);
}

async function read(local: LocalFirebase, path: string): Promise<string | null> {
  const response = await fetch(documentUrl(local, path), { headers: owner });
  if (response.status === 404) return null;
  const { fields } = (await response.json()) as { fields: { text: { stringValue: string } } };
  return fields.text.stringValue;
}

async function upload({ ports }: LocalFirebase, name: string, bytes: string): Promise<void> {
  const url = `http://127.0.0.1:${ports.storage}/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=${name}`;
  const { status } = await fetch(url, { method: "POST", body: bytes });
  expect(status).toBe(200);
}

async function download({ ports }: LocalFirebase, name: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${ports.storage}/b/${BUCKET}/o/${name}?alt=media`);
  expect(response.status).toBe(200);
  return response.text();
}

async function signUp({ ports }: LocalFirebase): Promise<void> {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`;
  const body = JSON.stringify({ email: "anna@example.org", password: "correct horse" });
  expect((await fetch(url, { method: "POST", body })).status).toBe(200);
}

async function signIn({ ports }: LocalFirebase): Promise<number> {
  const path = "identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k";
  const body = JSON.stringify({ email: "anna@example.org", password: "correct horse" });
  return (await fetch(`http://127.0.0.1:${ports.auth}/${path}`, { method: "POST", body })).status;
}
