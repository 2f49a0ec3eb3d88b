import { parseArgs, type ParseArgsConfig } from "node:util";
import { parseAppCheckMode } from "./parseAppCheckMode.ts";
import { parsePorts } from "./parsePorts.ts";
import { UsageError } from "./usageError.ts";

type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

interface Command {
  /** Arguments behind its name on a usage line. */
  readonly synopsis: string;
  readonly summary: string;
  /** Everything below the usage line of its help. */
  readonly help: string;
  readonly options: NonNullable<ParseArgsConfig["options"]>;
  /** Loads what it needs only then: help must not wait for a server to be loaded. */
  run(values: Values, print: Print): Promise<void>;
}

/** Says something to the person at the command line. */
export type Print = (text: string) => void;

const dataDir = { "data-dir": { type: "string", default: ".local-firebase" } } as const;
const dataDirHelp = "  --data-dir <folder>     where everything is kept         (default: .local-firebase)";

const list = (value: Values[string]): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);
const text = (value: Values[string]): string => (typeof value === "string" ? value : "");

export const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    synopsis: "[options]",
    summary: "serves the project's Firebase services until Ctrl-C",
    help: `Serves the project's Firebase services until Ctrl-C.

  --project-dir <folder>  folder of firebase.json          (default: .)
${dataDirHelp}
  --project <id>          project id                       (default: that of .firebaserc)
  --port <service=port>   hosting, functions, firestore, auth or storage; may be repeated, 0 = any free port
                          (default: the emulators' ports in firebase.json, else the official ones)
  --host <address>        IP address to be reached under, 0.0.0.0 for all of this machine's (default: 127.0.0.1).
                          gRPC, the Cloud Storage API and "Bearer owner" stay with this machine.
  --allow-origin <origin> pages of this origin may use the services, and its name leads to them; may be repeated.
                          Those of this machine and of --host are. All others are refused.
  --allow-missing-objects starts although none of the stored objects is there
  --app-check <mode>      observe: pages get App Check tokens; enforce: a page without one is refused (default: off)
  --lenient-indexes       serves queries without an index too, as Google's emulator does
  --verbose               one line per request
  --quiet                 nothing but errors`,
    options: {
      ...dataDir,
      "project-dir": { type: "string", default: "." },
      project: { type: "string" },
      port: { type: "string", multiple: true, default: [] },
      host: { type: "string" },
      "allow-origin": { type: "string", multiple: true, default: [] },
      "allow-missing-objects": { type: "boolean", default: false },
      "app-check": { type: "string", default: "off" },
      "lenient-indexes": { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
      quiet: { type: "boolean", default: false },
    },
    run: async (values, print) => {
      const { start } = await import("./start.ts");
      await start({
        projectDir: text(values["project-dir"]),
        dataDir: text(values["data-dir"]),
        ...(values["project"] === undefined ? {} : { projectId: text(values["project"]) }),
        ...(values["host"] === undefined ? {} : { host: text(values["host"]) }),
        allowedOrigins: list(values["allow-origin"]),
        ports: parsePorts(list(values["port"])),
        appCheck: parseAppCheckMode(text(values["app-check"])),
        logRequests: values["verbose"] === true,
        enforceIndexes: values["lenient-indexes"] !== true,
        allowMissingObjects: values["allow-missing-objects"] === true,
        logFile: true,
        ...(values["quiet"] === true
          ? { log: () => undefined, onProblem: ({ message }) => print(message) }
          : { log: print }),
      });
    },
  },
  export: {
    synopsis: "--to <folder> [options]",
    summary: "makes a backup, also while the services run",
    help: `Copies everything that is kept, as it is at one moment. The services may go on running.

  --to <folder>           folder of the backup: new, or empty
${dataDirHelp}`,
    options: { ...dataDir, to: { type: "string" } },
    run: async (values, print) => {
      const to = required(values, "to");
      const { runExport } = await import("./backup.ts");
      print(await runExport(text(values["data-dir"]), to));
    },
  },
  import: {
    synopsis: "--from <folder> [options]",
    summary: "makes the data folder of a backup",
    help: `Makes the data folder of a backup, whole or not at all. The services must not be running.

  --from <folder>         folder of the backup
  --force                 replaces what the data folder holds
${dataDirHelp}`,
    options: { ...dataDir, from: { type: "string" }, force: { type: "boolean", default: false } },
    run: async (values, print) => {
      const from = required(values, "from");
      const { runImport } = await import("./backup.ts");
      print(await runImport(text(values["data-dir"]), from, values["force"] === true));
    },
  },
  reset: {
    synopsis: "--yes [options]",
    summary: "deletes everything that is kept",
    help: `Deletes everything in the data folder. The services must not be running.

  --yes                   really
${dataDirHelp}`,
    options: { ...dataDir, yes: { type: "boolean", default: false } },
    run: async (values, print) => {
      const { runReset } = await import("./backup.ts");
      print(runReset(text(values["data-dir"]), values["yes"] === true));
    },
  },
  events: {
    synopsis: "[--retry] [options]",
    summary: "lists the events that functions kept failing",
    help: `Lists the event deliveries that functions kept failing. The services may go on running.

  --retry                 lets the next start try them again; the services must not be running
${dataDirHelp}`,
    options: { ...dataDir, retry: { type: "boolean", default: false } },
    run: async (values, print) => {
      const { showEvents } = await import("./events.ts");
      await showEvents(text(values["data-dir"]), values["retry"] === true, print);
    },
  },
};

/**
 * The values of a command's options.
 * @throws UsageError for options that it does not have, or without their value
 */
export function parseOptions(command: Command, args: readonly string[]): Values {
  let values: Values;
  try {
    const help = { help: { type: "boolean", short: "h", default: false } } as const;
    values = parseArgs({ args: [...args], options: { ...command.options, ...help } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  // A script's variable that is not set must not put the data into the folder at hand.
  const empty = Object.entries(values).find(([, value]) => value === "");
  if (empty) throw new UsageError(`--${empty[0]} is empty.`);
  return values;
}

function required(values: Values, name: string): string {
  const value = text(values[name]);
  if (value === "") throw new UsageError(`--${name} is missing.`);
  return value;
}
