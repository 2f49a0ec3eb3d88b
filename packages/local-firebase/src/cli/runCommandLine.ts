import { BackupError } from "../backup/backupError.ts";
import { packageVersion } from "../version/packageVersion.ts";
import { StartupError } from "../problems/startupError.ts";
import { COMMANDS, parseOptions, type Print } from "./commands.ts";
import { UsageError } from "./usageError.ts";

const usage = [
  "Usage: local-firebase <command> [options]",
  "",
  ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`),
  "",
  "  local-firebase <command> --help   what it takes",
  "  local-firebase --version",
  "",
  "Without a command it starts.",
].join("\n");

/**
 * Does what a command line says. `start` goes on after this has resolved.
 * @param args without the program's name
 * @returns the exit code: 0, 1 = it could not be done, 2 = the command line was not understood
 */
export async function runCommandLine(
  args: readonly string[],
  print: Print,
  complain: Print,
): Promise<number> {
  try {
    await run(args, print);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(error.message);
      return 2;
    }
    if (error instanceof StartupError || error instanceof BackupError) {
      complain(`${error.code}: ${error.message}`);
      return 1;
    }
    const fault = faultOfTheMachine(error);
    if (fault === null) throw error;
    complain(fault);
    return 1;
  }
}

/**
 * Describes a failed call of the operating system or a damaged database; `null` for any other failure, a fault of
 * ours.
 */
function faultOfTheMachine(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  // Its message begins with its code and ends with the path.
  if ("syscall" in error) return error.message;
  return error.code === "ERR_SQLITE_ERROR"
    ? `DATABASE: ${error.message}. A backup may take its place.`
    : null;
}

async function run(args: readonly string[], print: Print): Promise<void> {
  const [first = "start"] = args;
  if (first === "--help" || first === "-h" || first === "help") return print(usage);
  if (first === "--version") return print(packageVersion());
  const name = first.startsWith("-") ? "start" : first;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}". See local-firebase --help`);
  try {
    const values = parseOptions(command, first === name ? args.slice(1) : args);
    if (values["help"] === true) {
      return print(`Usage: local-firebase ${name} ${command.synopsis}\n\n${command.help}`);
    }
    await command.run(values, print);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\nSee local-firebase ${name} --help`);
  }
}
