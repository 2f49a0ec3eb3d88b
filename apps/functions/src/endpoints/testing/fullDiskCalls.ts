import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emailOf, testBackend } from "../../testing/testBackend.ts";
import { idTokenOf } from "./callableWorld.ts";

/**
 * Program that calls functions while the disk is full, `node fullDiskCalls.ts` with `TMPDIR` on a small disk of its own, and
 * prints what each call that stores something was answered: then, and once there is room again.
 */

const backend = await testBackend(join(import.meta.dirname, "../../index.ts"));
await backend.addUser("claire", { subscription: "active" });
const { projectId, ports } = backend.local;
const claire = await idTokenOf(ports.auth, emailOf("claire"));

/** Tried more often than the pages that are free in the database last. */
const TRIES = 200;
const client = (place: number): object => {
  const fields = { firstname: "Anaïs", lastname: "Morel", consent: true };
  return { ...fields, email: `anais${place}@exemple.fr`, request: `client-${place}` };
};
const calls: readonly (readonly [string, string | null, (place: number) => object])[] = [
  ["requestsignup", null, (place) => ({ email: `neuve${place}@exemple.fr` })],
  ["customersApi", claire, client],
  ["startDiagnosis", claire, () => ({ consent: true })],
];

async function answerOf(name: string, token: string | null, payload: object) {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/${projectId}/europe-west3/${name}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data: payload }),
  });
  const { error } = (await answer.json()) as { error?: { status: string; message: string } };
  const ms = Math.round(performance.now() - began);
  return { name, status: answer.status, code: error?.status ?? "ok", message: error?.message ?? "", ms };
}

for (const [name, who, payload] of calls) await answerOf(name, who, payload(0));
await backend.local.idle();
const filler = join(tmpdir(), "filler");
fillTo(filler);
const full: unknown[] = [];
for (const [name, who, payload] of calls) {
  let answer = await answerOf(name, who, payload(1));
  for (let place = 2; answer.code === "ok" && place < TRIES; place += 1) {
    answer = await answerOf(name, who, payload(place));
  }
  full.push(answer);
}
rmSync(filler);
const roomAgain = await Promise.all(calls.map(([name, who, payload]) => answerOf(name, who, payload(TRIES))));
process.stdout.write(`${JSON.stringify({ full, roomAgain: roomAgain.map(({ code }) => code) })}\n`);
process.exit();

/** Writes until there is no room for one more byte. */
function fillTo(file: string): void {
  const handle = openSync(file, "a");
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) if (writeSync(handle, Buffer.alloc(size)) < size) break;
    } catch {
      // Full.
    }
  }
  closeSync(handle);
}
