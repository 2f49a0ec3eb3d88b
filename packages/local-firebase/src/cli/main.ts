#!/usr/bin/env node
/** As `engines` in the manifest, which npm only warns of: an older Node has no `node:sqlite`. */
const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(`local-firebase needs Node.js ${NEEDED} or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  const { runCommandLine } = await import("./runCommandLine.ts");
  process.exitCode = await runCommandLine(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
