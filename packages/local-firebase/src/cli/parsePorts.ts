import { type Ports, type Service, SERVICES } from "../http/services.ts";
import { UsageError } from "./usageError.ts";

/**
 * Ports from `service=port` words.
 * @throws UsageError
 */
export function parsePorts(words: readonly string[]): Partial<Ports> {
  const ports: Partial<Record<Service, number>> = {};
  for (const word of words) {
    const [name, digits = ""] = word.split("=");
    const service = SERVICES.find((service) => service === name);
    const port = /^\d{1,5}$/.test(digits) ? Number(digits) : Infinity;
    if (service === undefined || port > 65_535) {
      throw new UsageError(`--port ${word}: write <service>=<port>, services are ${SERVICES.join(", ")}.`);
    }
    ports[service] = port;
  }
  return ports;
}
