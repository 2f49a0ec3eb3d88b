/** Problems that the operator of an instance should know, by code. Paths are absolute. */
interface Details {
  /** Nothing can be stored until there is room. Lasts. */
  DISK_FULL: { readonly folder: string };
  /** Nothing can be stored: the disk or its permissions forbid it. Lasts. */
  DISK_READ_ONLY: { readonly folder: string };
  /** Nothing can be stored: the disk answers with errors. Lasts. */
  DISK_FAILING: { readonly folder: string; readonly reason: string };
  DATABASE_DAMAGED: { readonly folder: string; readonly reason: string };
  /** The documents of an earlier version are being copied into new tables: the start takes longer, once. */
  DATABASE_CONVERTED: { readonly documents: number };
  /** Objects whose file is missing, or has another size than it should. `names` are some of them. */
  OBJECTS_DAMAGED: { readonly missing: number; readonly damaged: number; readonly names: readonly string[] };
  /** Found while it was read: its bytes are missing, are others, or the disk does not give them. */
  OBJECT_DAMAGED: { readonly name: string };
  /** Files of which the database knows nothing have been put aside. */
  LOST_AND_FOUND: { readonly folder: string; readonly count: number };
  /** Objects that had been put aside are in their place again. */
  OBJECTS_FOUND: { readonly count: number };
  /** The functions module cannot be loaded: none of its functions runs. */
  FUNCTIONS_FAILED: { readonly reason: string };
  /** A function kept failing for an event, which waits now until it is retried. */
  EVENT_PARKED: { readonly functionName: string };
  /** The system clock was set; seconds, ahead if positive. `at`: what it says since, milliseconds since 1970. */
  CLOCK_JUMPED: { readonly seconds: number; readonly at: number };
  /** The newest version is later than the system clock says; seconds. */
  CLOCK_BEHIND: { readonly seconds: number };
}

export type ProblemCode = keyof Details;

/** State of something lasting, or `noticed` for what just is so. */
export type ProblemState = "begun" | "over" | "noticed";

/** `message` is English; a host in another language words its own from `code`, `state` and `details`. */
export type Problem = {
  [Code in ProblemCode]: {
    readonly code: Code;
    readonly state: ProblemState;
    readonly details: Details[Code];
    readonly message: string;
  };
}[ProblemCode];

const span = (seconds: number): string => `${Math.abs(Math.round(seconds))} s`;

const messages: { readonly [Code in ProblemCode]: (details: Details[Code]) => string } = {
  DISK_FULL: ({ folder }) => `The disk of ${folder} is full: nothing can be stored.`,
  DISK_READ_ONLY: ({ folder }) => `${folder} cannot be written: its disk or its permissions forbid it.`,
  DISK_FAILING: ({ folder, reason }) => `${folder} cannot be written: ${reason}`,
  DATABASE_DAMAGED: ({ folder, reason }) => `The database in ${folder} is damaged: ${reason}`,
  DATABASE_CONVERTED: ({ documents }) =>
    `The ${documents} documents of an earlier version are copied into new tables: this start takes longer, up to a minute for each million.`,
  OBJECTS_DAMAGED: ({ missing, damaged, names }) =>
    `Of the stored objects ${missing} are missing and ${damaged} damaged: ${names.join(", ")}` +
    (missing + damaged > names.length ? ", …" : ""),
  OBJECT_DAMAGED: ({ name }) =>
    `The bytes of the object ${name} are not those that were stored, or cannot be read.`,
  LOST_AND_FOUND: ({ folder, count }) =>
    `${count} files of which the database knows nothing have been moved to ${folder}.`,
  OBJECTS_FOUND: ({ count }) => `${count} objects of lost+found are in their place again.`,
  FUNCTIONS_FAILED: ({ reason }) => `The functions cannot be loaded: ${reason}`,
  EVENT_PARKED: ({ functionName }) =>
    `${functionName} kept failing for an event, which has been parked: see "local-firebase events".`,
  CLOCK_JUMPED: ({ seconds, at }) =>
    `The system clock was set ${seconds > 0 ? "ahead" : "back"} by ${span(seconds)}, to ${new Date(at).toISOString()}.`,
  CLOCK_BEHIND: ({ seconds }) =>
    `The newest data are ${span(seconds)} ahead of the system clock: it is wrong now, or was then.`,
};

/** Port at which the services say what the operator should know. */
export interface ProblemSink {
  /** Says it; the same is said once. */
  notice<Code extends ProblemCode>(code: Code, details: Details[Code]): void;
  /** Hears of any failure, and picks those that are the disk's. */
  failed(error: unknown): void;
}

export const NO_PROBLEMS: ProblemSink = { notice: () => undefined, failed: () => undefined };

/** Says each problem once: what lasts when it begins and when it is over. */
export class Problems {
  readonly #report: (problem: Problem) => void;
  readonly #noticed = new Set<string>();
  readonly #lasting = new Map<ProblemCode, () => void>();

  constructor(report: (problem: Problem) => void) {
    this.#report = report;
  }

  notice<Code extends ProblemCode>(code: Code, details: Details[Code]): void {
    const key = JSON.stringify([code, details]);
    if (this.#noticed.has(key)) return;
    this.#noticed.add(key);
    this.#tell(code, "noticed", details);
  }

  begin<Code extends ProblemCode>(code: Code, details: Details[Code]): void {
    if (this.#lasting.has(code)) return;
    this.#lasting.set(code, () => this.#tell(code, "over", details));
    this.#tell(code, "begun", details);
  }

  lasts(code: ProblemCode): boolean {
    return this.#lasting.has(code);
  }

  /** Ends every problem that lasts. */
  endAll(): void {
    const ends = [...this.#lasting.values()];
    this.#lasting.clear();
    for (const end of ends) end();
  }

  #tell<Code extends ProblemCode>(code: Code, state: ProblemState, details: Details[Code]): void {
    const message = state === "over" ? `Over: ${messages[code](details)}` : messages[code](details);
    this.#report({ code, state, details, message } as Problem);
  }
}
