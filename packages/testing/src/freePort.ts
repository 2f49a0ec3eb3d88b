import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Ports that no system gives to outgoing connections: one of those may be taken by any request of another test between the
 * moment at which it was found free and the start of the server that is to have it.
 */
const RANGE = { first: 20_000, count: 12_000 } as const;

const ATTEMPTS = 200;

/**
 * A port of this machine that nothing listens on at the moment.
 * @throws Error when none is found
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = RANGE.first + Math.floor(Math.random() * RANGE.count);
    if (await isFree(port)) return port;
  }
  throw new Error("No free port was found.");
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
