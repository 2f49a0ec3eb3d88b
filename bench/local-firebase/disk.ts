import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { once } from "node:events";

const PAGE = Buffer.alloc(4096, 1);

/** Appends a page to a file and waits until the disk has it. */
export interface Disk {
  sync(): void;
  close(): void;
}

export function openDisk(folder: string, name: string): Disk {
  const file = openSync(join(folder, name), "w");
  return {
    sync() {
      writeSync(file, PAGE);
      fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}

/** Times of single syncs, milliseconds. */
export function timeSyncs(disk: Disk, count: number): number[] {
  return Array.from({ length: count }, () => {
    const began = performance.now();
    disk.sync();
    return performance.now() - began;
  });
}

/** The least that a durable write over HTTP can be: a request, one sync, an answer. */
export async function startBareServer(
  disk: Disk,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer({ noDelay: true }, (request, response) => {
    request.resume().on("end", () => {
      disk.sync();
      response.writeHead(200, { "access-control-allow-origin": "*" }).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}
