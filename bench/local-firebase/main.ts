/**
 * The local Firebase against what the machine itself can do in the same run: a write to its confirmed snapshot in
 * Chromium beside a bare request with one sync, commits beside the disk's own syncs, the admin SDK beside
 * `@firestore-emulator/server` (in memory, without rules), 200 listeners, a collection of 20,000.
 * Run: `npm run bench:local-firebase`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser, openPage } from "../../packages/local-firebase/src/testing/browserPage.ts";
import { timeSnapshots } from "./browser.ts";
import { openDisk, startBareServer, timeSyncs } from "./disk.ts";
import {
  fillMany,
  MANY,
  openClient,
  timeAdmin,
  timeCommits,
  timeListeners,
  timeQueries,
} from "./firestore.ts";
import { end, startOwn, startPeer } from "./processes.ts";
import { type Measures, median, mediansOf, quantile } from "./statistics.ts";

const LISTENERS = 200;
/** Ours and the peer take turns, so that what else the machine does weighs on both. */
const ADMIN_ROUNDS = 3;
const folder = mkdtempSync(join(tmpdir(), "bench-local-firebase-"));
const disk = openDisk(folder, "syncs");
const own = await startOwn(folder);
const peer = await startPeer();
const { ports, adminEnv } = own.told;
// Also keeps the SDK from asking the network for a metadata server.
Object.assign(process.env, adminEnv);
const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
const ratio = (value: number): string => `× ${value.toFixed(value < 10 ? 2 : 0)}`;

try {
  const bare = await startBareServer(disk);
  const browser = await launchBrowser();
  const page = await openPage(browser, `http://127.0.0.1:${ports.hosting}/`);
  const times = await timeSnapshots(page, bare.port, 100);
  await browser.close();
  bare.server.close();
  console.log(`Chromium ${browser.version()}, write to confirmed snapshot (100 in turn with bare requests)`);
  for (const [name, share] of [
    ["median", 0.5],
    ["p95", 0.95],
  ] as const) {
    const [snapshot, least] = [quantile(times.confirmed, share), quantile(times.bare, share)];
    console.log(
      `  ${name.padEnd(8)}${milliseconds(snapshot)}; request + sync ${milliseconds(least)}: ${ratio(snapshot / least)}`,
    );
  }

  const rates: [string, number][] = [];
  const syncs: number[] = [];
  for (const [name, writers, count] of [
    ["one writer", 1, 300],
    ["10 writers", 10, 200],
    ["50 writers", 50, 100],
  ] as const) {
    syncs.push(...timeSyncs(disk, 100));
    rates.push([name, await timeCommits(ports.firestore, writers, count)]);
  }
  const syncRate = 1000 / median(syncs);
  const [[, single = 1] = []] = rates;
  console.log(`\nDurable commits a second, over REST; the disk syncs ${syncRate.toFixed(0)} times a second`);
  for (const [name, rate] of rates) {
    console.log(
      `  ${name.padEnd(12)}${rate.toFixed(0).padStart(6)}: ${ratio(rate / syncRate)} of the syncs, ${ratio(rate / single)} of one writer`,
    );
  }

  const ownClient = openClient("own", `127.0.0.1:${ports.firestore}`);
  const peerClient = openClient("peer", `127.0.0.1:${peer.told.port}`);
  const ownRounds: Measures[] = [];
  const peerRounds: Measures[] = [];
  for (let round = 0; round < ADMIN_ROUNDS; round++) {
    ownRounds.push(await timeAdmin(ownClient));
    peerRounds.push(await timeAdmin(peerClient));
  }
  const ownRates = mediansOf(ownRounds);
  const peerRates = mediansOf(peerRounds);
  console.log("\nAdmin SDK, a second, medians of 3 rounds, ours (durable) and the npm peer (in memory)");
  for (const [name, rate] of ownRates) {
    const other = peerRates.get(name) ?? Number.NaN;
    console.log(
      `  ${name.padEnd(28)}${rate.toFixed(0).padStart(6)}${other.toFixed(0).padStart(8)}: ${ratio(rate / other)}`,
    );
  }

  // The peer takes minutes to be filled with as many.
  const filled = await fillMany(ownClient);
  console.log(`\nA collection of ${MANY}, written in ${milliseconds(filled)}: median of 5`);
  for (const [name, time] of await timeQueries(ownClient)) {
    console.log(
      `  ${name.padEnd(28)}${milliseconds(time).padStart(9)}: ${ratio(time / filled)} of writing it`,
    );
  }

  const heard = await timeListeners(ownClient, LISTENERS, 20);
  console.log(
    `\n${LISTENERS} listeners of the admin SDK on one collection: one write to the last of their snapshots,` +
      ` median ${milliseconds(median(heard))}, p95 ${milliseconds(quantile(heard, 0.95))}`,
  );
  await ownClient.close();
  await peerClient.close();
} finally {
  await end(own);
  await end(peer);
  disk.close();
  rmSync(folder, { recursive: true, force: true });
}
