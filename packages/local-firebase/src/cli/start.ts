import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { isWildcard, LOOPBACK, urlHost } from "../http/addresses.ts";
import type { LocalFirebaseOptions } from "../gateway/options.ts";
import { packageVersion } from "../version/packageVersion.ts";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";
import type { Print } from "./commands.ts";
import { banner } from "./banner.ts";

/** Serves a project until the process is asked to end; asked a second time, it ends at once. */
export async function start(options: LocalFirebaseOptions & { readonly log: Print }): Promise<void> {
  const began = performance.now();
  // Whoever reads the output may go away (`| head`); that is no reason to stop serving.
  process.stdout.on("error", () => undefined);
  const { host = LOOPBACK, log } = options;
  const config = join(resolve(options.projectDir), "firebase.json");
  if (!existsSync(config))
    log(`${config} does not exist: nothing is hosted, and clients are denied everything`);
  const local = await startLocalFirebase(options);
  log(
    banner({
      local,
      version: packageVersion(),
      host: isWildcard(host) ? LOOPBACK : urlHost(host),
      dataDir: resolve(options.dataDir),
      took: performance.now() - began,
    }),
  );
  let isStopping = false;
  const end = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log("Ending what is under way; Ctrl-C again ends it at once.");
    await local.stop();
  };
  process.on("SIGINT", () => void end());
  process.on("SIGTERM", () => void end());
}
