import { createServer as createNetServer, type AddressInfo, isIP, type Server, type Socket } from "node:net";
import { addressesToListenOn } from "../http/addresses.ts";
import type { Service } from "../http/services.ts";
import { StartupError } from "../problems/startupError.ts";

export interface ListenOptions {
  readonly service: Service;
  /** IP address to be reached under. An address of this machine's network is listened on beside 127.0.0.1. */
  readonly host: string;
  /** 0 = any free port, the same one on each address. */
  readonly port: number;
  /** Connections per address; more are closed as they come. */
  readonly connections: number;
  readonly onConnection: (socket: Socket) => void;
  readonly log: (line: string) => void;
}

export interface Listener {
  readonly port: number;
  /** Accepts nothing more. Resolves when every connection has ended. */
  close(): Promise<void>;
  /** Cuts the connections that are left. */
  cut(): void;
}

/**
 * Accepts connections.
 * @throws StartupError PORT_IN_USE, HOST_NOT_AVAILABLE
 */
export async function listen(options: ListenOptions): Promise<Listener> {
  // A name could stand for other addresses tomorrow.
  if (isIP(options.host) === 0) throw new StartupError("HOST_NOT_AVAILABLE", { host: options.host });
  const sockets = new Set<Socket>();
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  };
  let { port } = options;
  try {
    for (const address of addressesToListenOn(options.host)) {
      const server = createNetServer({ noDelay: true, allowHalfOpen: true }, (socket) => {
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
        socket.on("error", () => socket.destroy());
        options.onConnection(socket);
      });
      server.maxConnections = options.connections;
      port = await bind(server, address, { ...options, port });
      servers.push(server);
      // A connection that cannot be accepted (no file descriptor left) is lost; without a listener, the process would be.
      server.on("error", (error) => options.log(`${options.service}: ${error.message}`));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    port,
    close,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function bind(server: Server, address: string, { service, port }: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException): void => {
      if (cause.code === "EADDRINUSE") reject(new StartupError("PORT_IN_USE", { service, port }, { cause }));
      else if (cause.code === "EADDRNOTAVAIL") {
        reject(new StartupError("HOST_NOT_AVAILABLE", { host: address }, { cause }));
      } else reject(cause);
    };
    server.once("error", fail);
    server.listen(port, address, () => {
      server.off("error", fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
