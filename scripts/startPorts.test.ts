import { StartupError } from "@carnation/local-firebase";
import { expect, test } from "vitest";
import { frenchStartError } from "./startErrors.ts";
import { paymentsPort, portsFromEnvironment } from "./startPorts.ts";

test("only the services named in the environment move", () => {
  expect(portsFromEnvironment({ CARNATION_PORT: "5100", CARNATION_AUTH_PORT: "0" })).toEqual({
    hosting: 5100,
    auth: 0,
  });
});

test("a single variable frees all ports, a service's own goes before it", () => {
  expect(portsFromEnvironment({ CARNATION_PORTS: "0", CARNATION_PORT: "5100" })).toEqual({
    hosting: 5100,
    functions: 0,
    firestore: 0,
    auth: 0,
    storage: 0,
  });
});

test("the card provider has a port of its own, or any free one with the others", () => {
  expect(paymentsPort({})).toBe(4242);
  expect(paymentsPort({ CARNATION_PORTS: "0" })).toBe(0);
  expect(paymentsPort({ CARNATION_PORTS: "0", CARNATION_PAYMENTS_PORT: "4300" })).toBe(4300);
});

test("a value that is no port is refused with the variable's name", () => {
  expect(() => portsFromEnvironment({ CARNATION_PORT: "70000" })).toThrow("CARNATION_PORT=70000");
  expect(() => portsFromEnvironment({ CARNATION_PORT: "http" })).toThrow("CARNATION_PORT=http");
});

test("a port in use is told in French with the way out", () => {
  const error = new StartupError("PORT_IN_USE", { service: "auth", port: 9099 });
  expect(frenchStartError(error)).toBe(
    "Carnation n’a pas pu démarrer\u00a0: le port 9099 (la connexion) est déjà utilisé.\n" +
      "Fermez le programme qui l’occupe, ou laissez Carnation prendre des ports libres\u00a0: CARNATION_PORTS=0 npm start",
  );
});

test("a data folder in use names the folder", () => {
  const error = new StartupError("DATA_FOLDER_LOCKED", { folder: "/data", pid: 1 });
  expect(frenchStartError(error)).toContain("elle est déjà ouverte sur le dossier /data (processus 1).");
});
