import type { PasswordCost } from "../auth/passwordHash.ts";

/** The services, each on a port of its own (a browser opens at most six connections per host and port). */
export const SERVICES = ["hosting", "functions", "firestore", "auth", "storage"] as const;
export type Service = (typeof SERVICES)[number];
export type Ports = Readonly<Record<Service, number>>;

export interface LocalFirebaseOptions {
  /** Folder that holds `firebase.json`. */
  readonly projectDir: string;
  /** Folder of everything stored; made if missing. One process at a time may use it. */
  readonly dataDir: string;
  /** Default: the default project of `.firebaserc`, else `demo-carnation`. */
  readonly projectId?: string;
  readonly host?: "127.0.0.1";
  /** 0 = any free port. Default: the ports of `firebase.json`'s `emulators`, else the official emulators' ports. */
  readonly ports?: Partial<Ports>;
  /** ES module or CommonJS file that exports the functions. Default: the `main` of `firebase.json`'s functions source. */
  readonly functionsModule?: string;
  /** Rules sources. Default: the files that `firebase.json` names; a service without rules denies every client. */
  readonly rules?: { readonly firestore?: string; readonly storage?: string };
  /**
   * scrypt's cost of a password hash. Default: OWASP's, about 0.2 s each. A test that signs many accounts in may choose
   * less: the hashes of its data folder are then worth nothing against guessing.
   */
  readonly passwordCost?: PasswordCost;
  /** Receives one line per notable event. Default: nothing is said. */
  readonly log?: (line: string) => void;
}

export interface LocalFirebase {
  readonly projectId: string;
  readonly ports: Ports;
  /** Environment that makes firebase-admin and firebase-functions talk to this instance. */
  readonly adminEnv: Readonly<Record<string, string>>;
  /** Resolves when every event recorded so far has been handled by the functions it triggers, or parked. */
  idle(): Promise<void>;
  /** Finishes what is in flight, closes every connection and releases the data folder. */
  stop(): Promise<void>;
}
