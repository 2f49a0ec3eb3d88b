import { SERVICES, type Service } from "@carnation/local-firebase";

const variables: Readonly<Record<Service, string>> = {
  hosting: "CARNATION_PORT",
  functions: "CARNATION_FUNCTIONS_PORT",
  firestore: "CARNATION_FIRESTORE_PORT",
  auth: "CARNATION_AUTH_PORT",
  storage: "CARNATION_STORAGE_PORT",
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable for all services at once. */
const ALL = "CARNATION_PORTS";

/**
 * Ports asked for in the environment. `CARNATION_PORTS=0` lets every service take a free one; a service's own variable
 * goes before it. A service that nothing is said of keeps the port of firebase.json.
 * @throws RangeError for a value that is no port
 */
export function portsFromEnvironment(env: Environment): Partial<Record<Service, number>> {
  const ports: Partial<Record<Service, number>> = {};
  for (const service of SERVICES) {
    const port = portOf(env, variables[service]);
    if (port !== undefined) ports[service] = port;
  }
  return ports;
}

/** Port of the card provider of this machine, 4242 unless the environment says otherwise. @throws RangeError */
export function paymentsPort(env: Environment): number {
  return portOf(env, "CARNATION_PAYMENTS_PORT") ?? 4242;
}

function portOf(env: Environment, variable: string): number | undefined {
  const own = env[variable];
  const text = own === undefined || own === "" ? env[ALL] : own;
  if (text === undefined || text === "") return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new RangeError(`${text === own ? variable : ALL}=${text} n’est pas un port (0 à 65535).`);
}
