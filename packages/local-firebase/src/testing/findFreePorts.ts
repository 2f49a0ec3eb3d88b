import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { type Ports, SERVICES } from "../http/services.ts";

/**
 * Free ports that stay so: a restarted server needs the same ones again, and what the system hands out for port 0 and
 * to connections comes from above these.
 */
export async function findFreePorts(): Promise<Ports> {
  const found = new Set<number>();
  while (found.size < SERVICES.length) {
    const candidate = randomInt(20_000, 32_000);
    if (await isFree(candidate)) found.add(candidate);
  }
  const numbers = [...found];
  return Object.fromEntries(SERVICES.map((service, index) => [service, numbers[index]])) as unknown as Ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
