/** The services, each on a port of its own (a browser opens at most six connections per host and port). */
export const SERVICES = ["hosting", "functions", "firestore", "auth", "storage"] as const;
export type Service = (typeof SERVICES)[number];
export type Ports = Readonly<Record<Service, number>>;
