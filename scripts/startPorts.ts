import { SERVICES, type Service } from "@carnation/local-firebase";

const variables: Readonly<Record<Service, string>> = {
  hosting: "CARNATION_PORT",
  functions: "CARNATION_FUNCTIONS_PORT",
  firestore: "CARNATION_FIRESTORE_PORT",
  auth: "CARNATION_AUTH_PORT",
  storage: "CARNATION_STORAGE_PORT",
};

/** The variable for all services at once. */
const ALL = "CARNATION_PORTS";

/**
 * Ports asked for in the environment. `CARNATION_PORTS=0` lets every service take a free one; a service's own variable
 * goes before it. A service that nothing is said of keeps the port of firebase.json.
 * @throws RangeError for a value that is no port
 */
export function portsFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Partial<Record<Service, number>> {
  const ports: Partial<Record<Service, number>> = {};
  for (const service of SERVICES) {
    const own = env[variables[service]];
    const text = own === undefined || own === "" ? env[ALL] : own;
    if (text === undefined || text === "") continue;
    const port = Number(text);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new RangeError(
        `${text === own ? variables[service] : ALL}=${text} n’est pas un port (0 à 65535).`,
      );
    }
    ports[service] = port;
  }
  return ports;
}
