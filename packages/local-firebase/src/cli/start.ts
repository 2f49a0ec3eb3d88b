import { SERVICES } from "../gateway/options.ts";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";

export interface StartOptions {
  readonly projectDir: string;
  readonly dataDir: string;
  readonly projectId?: string;
  readonly quiet: boolean;
}

/** Serves a project until the process is asked to end; asked a second time, it ends at once. */
export async function start({ quiet, ...options }: StartOptions): Promise<void> {
  const began = performance.now();
  // Whoever reads the output may go away (`| head`); that is no reason to stop serving.
  process.stdout.on("error", () => undefined);
  const log = quiet ? () => undefined : (line: string) => console.log(line);
  const local = await startLocalFirebase({ ...options, log });
  log(`${local.projectId} is ready after ${Math.round(performance.now() - began)} ms`);
  for (const service of SERVICES) log(`  ${service.padEnd(10)} http://127.0.0.1:${local.ports[service]}`);
  let stopping = false;
  const end = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    await local.stop();
  };
  process.on("SIGINT", () => void end());
  process.on("SIGTERM", () => void end());
}
