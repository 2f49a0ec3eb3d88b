import { SERVICES, type Service } from "@carnation/local-firebase";

const variables: Readonly<Record<Service, string>> = {
  hosting: "CARNATION_PORT",
  functions: "CARNATION_FUNCTIONS_PORT",
  firestore: "CARNATION_FIRESTORE_PORT",
  auth: "CARNATION_AUTH_PORT",
  storage: "CARNATION_STORAGE_PORT",
};

/** The variable that moves a service to another port. */
export function portVariable(service: Service): string {
  return variables[service];
}

/**
 * Ports asked for in the environment (0 = any free one). A service without a variable keeps the port of firebase.json.
 * @throws RangeError for a value that is no port
 */
export function portsFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Partial<Record<Service, number>> {
  const ports: Partial<Record<Service, number>> = {};
  for (const service of SERVICES) {
    const text = env[variables[service]];
    if (text === undefined || text === "") continue;
    const port = Number(text);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new RangeError(`${variables[service]}=${text} n’est pas un port (0 à 65535).`);
    }
    ports[service] = port;
  }
  return ports;
}
