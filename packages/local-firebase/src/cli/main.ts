#!/usr/bin/env node
import { parseArgs } from "node:util";
import { StartupError } from "../gateway/startupError.ts";
import { showEvents } from "./events.ts";
import { start } from "./start.ts";

const usage = `Usage: local-firebase [start] [options]
       local-firebase events [--retry] [--data-dir <folder>]

start   serves the project's Firebase services on 127.0.0.1 until Ctrl-C
events  lists the event deliveries that functions kept failing; --retry lets the next start try them again

  --project-dir <folder>  folder of firebase.json          (default: .)
  --data-dir <folder>     where everything is kept         (default: .local-firebase)
  --project <id>          project id                       (default: that of .firebaserc)
  --quiet                 say nothing but errors
  --help                  this text`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "project-dir": { type: "string", default: "." },
    "data-dir": { type: "string", default: ".local-firebase" },
    project: { type: "string" },
    quiet: { type: "boolean", default: false },
    retry: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const [command = "start"] = positionals;

try {
  if (values.help) console.log(usage);
  else if (command === "start") {
    await start({
      projectDir: values["project-dir"],
      dataDir: values["data-dir"],
      ...(values.project === undefined ? {} : { projectId: values.project }),
      quiet: values.quiet,
    });
  } else if (command === "events") await showEvents(values["data-dir"], values.retry);
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 1;
}
