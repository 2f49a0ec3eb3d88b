import type { IncomingMessage, ServerResponse } from "node:http";
import { isLoopbackAddress } from "../http/addresses.ts";
import { sendJson } from "../http/respond.ts";
import type { DiskFault } from "../problems/diskFault.ts";
import { type DiskWatch, freeBytes as freeBytesOf } from "../problems/diskWatch.ts";
import type { EventDelivery } from "./eventDelivery.ts";
import type { Health, ServiceState } from "./options.ts";
import type { Ports } from "../http/services.ts";
import { SERVICES } from "../http/services.ts";
import { packageVersion } from "../version/packageVersion.ts";

/** Served on every port but that of the functions, which is theirs. */
export const HEALTH_PATH = "/__/health";

/** Below this the next large upload fills the disk, bytes. */
const LITTLE_SPACE = 100 * 1024 * 1024;

export interface HealthOptions {
  readonly projectId: string;
  readonly dataDir: string;
  readonly disk: DiskWatch;
  readonly ports: Ports;
  readonly delivery: EventDelivery;
  readonly functions: () => ServiceState;
  /** The fields of the document that the application tells its own state in; `null` when there is none. */
  readonly application: () => Health["application"];
}

/** Creates the health check of the services, which never rejects. */
export function createHealth(options: HealthOptions): () => Promise<Health> {
  const version = packageVersion();
  const began = performance.now();
  return async () => {
    const fault = await options.disk.probe();
    const events = options.delivery.counts();
    const freeBytes = await freeBytesOf(options.dataDir);
    const functions = options.functions();
    const services = Object.fromEntries(
      SERVICES.map((service) => [
        service,
        { port: options.ports[service], state: service === "functions" ? functions : stateOf(fault) },
      ]),
    ) as Health["services"];
    const isWell =
      functions !== "failed" && events.parked === 0 && freeBytes !== null && freeBytes > LITTLE_SPACE;
    return {
      status: fault !== null ? "failing" : isWell ? "ok" : "degraded",
      version,
      projectId: options.projectId,
      uptimeSeconds: Math.round((performance.now() - began) / 1000),
      services,
      events,
      application: options.application(),
      disk: fault,
      freeBytes,
    };
  };
}

function stateOf(fault: DiskFault | null): ServiceState {
  return fault === null ? "ready" : "failed";
}

/** Answers a monitor: 200, or 503 when nothing can be stored. Other machines only hear how it is, not what runs. */
export async function sendHealth(
  request: IncomingMessage,
  response: ServerResponse,
  health: () => Promise<Health>,
): Promise<void> {
  const report = await health();
  const body = isLoopbackAddress(request.socket.remoteAddress) ? report : { status: report.status };
  sendJson(response, report.status === "failing" ? 503 : 200, body, { "cache-control": "no-store" });
}
