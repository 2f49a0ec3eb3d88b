#!/usr/bin/env node
import { BackupError } from "../backup/backupError.ts";
import { packageVersion } from "../gateway/packageVersion.ts";
import { StartupError } from "../gateway/startupError.ts";
import { COMMANDS, parseOptions } from "./commands.ts";
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

/** Exit codes: 1 = it could not be done, 2 = the command line was not understood. */
async function run(args: readonly string[]): Promise<void> {
  const [first = "start"] = args;
  if (first === "--help" || first === "-h" || first === "help") return console.log(usage);
  if (first === "--version") return console.log(packageVersion());
  const name = first.startsWith("-") ? "start" : first;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}".`);
  try {
    const values = parseOptions(command, first === name ? args.slice(1) : args);
    if (values["help"] === true)
      return console.log(`Usage: local-firebase ${name} ${command.synopsis}\n\n${command.help}`);
    await command.run(values);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\nSee local-firebase ${name} --help`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else if (error instanceof StartupError || error instanceof BackupError) {
    console.error(`${error.code}: ${error.message}`);
    process.exitCode = 1;
  } else throw error;
}
