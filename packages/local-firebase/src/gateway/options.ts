import type { Ports, Service } from "../http/services.ts";
import type { DiskFault } from "../problems/diskFault.ts";
import type { Problem } from "../problems/problem.ts";
import type { Usage } from "../usage/usageCounter.ts";
import type { PasswordCost } from "../auth/passwords/passwordHash.ts";

/** State of App Check. */
export type AppCheckMode = "off" | "observe" | "enforce";

export interface LocalFirebaseOptions {
  /** Folder that holds `firebase.json`. */
  readonly projectDir: string;
  /** Folder of everything stored; made if missing. One process at a time may use it. */
  readonly dataDir: string;
  /** Default: the default project of `.firebaserc`, else `demo-carnation`. */
  readonly projectId?: string;
  /**
   * IP address that clients reach the services under; `0.0.0.0` stands for all of this machine's. Default: `127.0.0.1`.
   * Whatever it is, only programs of this machine are believed to be the owner: gRPC, the Cloud Storage API and
   * `Bearer owner` are refused to others.
   */
  readonly host?: string;
  /**
   * Origins (`https://name` or `http://name:port`) of pages that may use the services beside those of this machine
   * (`http://localhost:5173` and the like) and the product's own under `host`. The services also go by the names in
   * them, on every port. All other pages are refused whatever they ask for, and so are requests to any other name.
   */
  readonly allowedOrigins?: readonly string[];
  /** 0 = any free port. Default: the ports of `firebase.json`'s `emulators`, else the official emulators' ports. */
  readonly ports?: Partial<Ports>;
  /**
   * ES module or CommonJS file that exports the functions. Default: the `main` of `firebase.json`'s functions source.
   */
  readonly functionsModule?: string;
  /**
   * False to serve a query also where production would refuse it for want of an index, as Google's emulator does. Default:
   * it is refused with the entry that `firestore.indexes.json` lacks, where `firebase.json` names that file.
   */
  readonly enforceIndexes?: boolean;
  /**
   * Most expressions that rules may evaluate for one request. Default: production's 1,000. A test that wants to stay clear of
   * that may choose less.
   */
  readonly maxRuleExpressions?: number;
  /** Rules sources. Default: the files that `firebase.json` names; a service without rules denies every client. */
  readonly rules?: { readonly firestore?: string; readonly storage?: string };
  /**
   * scrypt's cost of a password hash. Default: OWASP's, about 0.2 s each. A test that signs many accounts in may choose
   * less: the hashes of its data folder are then worth nothing against guessing.
   */
  readonly passwordCost?: PasswordCost;
  /**
   * Fewest characters of a password that people choose, also on the page that a mailed link opens, as a project's
   * password policy has it; programs of the owner may still set shorter ones. Default: 6.
   */
  readonly passwordMinimum?: number;
  /**
   * True when people open and delete accounts through the SDK by themselves, as a project allows it under « User
   * actions »; the admin SDK always does. Default: yes.
   */
  readonly selfRegistration?: boolean;
  /**
   * App Check: `observe` gives pages tokens and tells functions of them; `enforce` also refuses a page without one, in
   * Firestore, Storage and Auth. Callables are refused by their own `enforceAppCheck`. Default: `off`.
   */
  readonly appCheck?: AppCheckMode;
  /** Receives one line per notable event. Default: nothing is said. */
  readonly log?: (line: string) => void;
  /** Receives what the operator should know, each once, and once more when it is over. The log has a line of it too. */
  readonly onProblem?: (problem: Problem) => void;
  /** Keeps log and problems in the data folder too: `local-firebase.log`, and the one before it, of 5 MiB each. */
  readonly logFile?: boolean;
  /** Starts although none of the stored objects is there. Default: that is an error. */
  readonly allowMissingObjects?: boolean;
  /** Names of scheduled functions that also run once at each start, as soon as the functions are loaded. */
  readonly jobsAtStart?: readonly string[];
  /** Path of a Firestore document whose fields `/__/health` shows as `application`, `statistics/sweep` for instance. */
  readonly healthDocument?: string;
  /** Adds one line to the log per request: service, method, path, status, milliseconds, uid. Never a token. */
  readonly logRequests?: boolean;
}

/** `absent`: the project has none. */
export type ServiceState = "ready" | "loading" | "failed" | "absent";

export interface Health {
  /**
   * `degraded`: functions cannot be loaded, events are parked or the disk is nearly full. `failing`: nothing is stored.
   */
  readonly status: "ok" | "degraded" | "failing";
  /** Of this package. */
  readonly version: string;
  readonly projectId: string;
  readonly uptimeSeconds: number;
  readonly services: Readonly<Record<Service, { readonly port: number; readonly state: ServiceState }>>;
  /** Deliveries to functions that are to come, and those given up. */
  readonly events: { readonly waiting: number; readonly parked: number };
  /** The fields of `healthDocument`, as Firestore's REST API writes them; `null` without such a document. */
  readonly application: Readonly<Record<string, unknown>> | null;
  /** Reason why nothing can be stored, or next to nothing; `null` when a row and a file have just been. */
  readonly disk: DiskFault | null;
  /** On the data folder's disk; `null` when it cannot be asked. */
  readonly freeBytes: number | null;
}

export interface LocalFirebase {
  readonly projectId: string;
  readonly ports: Ports;
  /** Environment that makes firebase-admin and firebase-functions talk to this instance. */
  readonly adminEnv: Readonly<Record<string, string>>;
  /** Resolves when every event recorded so far has been handled by the functions it triggers, or parked. */
  idle(): Promise<void>;
  health(): Promise<Health>;
  /** Gives what production would have charged since this start: reads, writes, deletes and deliveries to functions. */
  usage(): Usage;
  /** Finishes what is in flight, closes every connection and releases the data folder. */
  stop(): Promise<void>;
}
