#!/usr/bin/env node
import { runCommandLine } from "./runCommandLine.ts";

process.exitCode = await runCommandLine(
  process.argv.slice(2),
  (text) => console.log(text),
  (text) => console.error(text),
);
