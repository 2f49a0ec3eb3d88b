import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A program that is run in the project's folder. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** True when what it prints is for the operator, as it comes. @default false: it is captured */
  readonly shown?: boolean;
}

/** End of a program. */
export interface Ended {
  /** Exit code; 127 where there is no such program. */
  readonly status: number;
  readonly stdout: string;
}

/** A request to one of Google's REST APIs. */
export interface ApiRequest {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly url: string;
  readonly body?: unknown;
}

export interface ApiResponse {
  readonly status: number;
  /** JSON of the answer; null where it is none. */
  readonly body: unknown;
}

/** Ways of a deployment to act outside its own process. */
export interface Outside {
  run(command: Command): Promise<Ended>;
  /** @throws Error when there are no credentials, or nothing answers */
  call(request: ApiRequest): Promise<ApiResponse>;
  /** Writes a file of the project's folder, for a program that is run there. */
  write(name: string, text: string): Promise<void>;
  wait(milliseconds: number): Promise<void>;
  /** Tells the operator a line. */
  tell(line: string): void;
}

const NO_SUCH_PROGRAM = 127;

/** Longest time that one of Google's APIs takes to answer. */
const ANSWER_MS = 60_000;

interface OutsideOptions {
  /** Folder in which programs run. */
  readonly folder: string;
  /** Project whose quota requests count against: an operator's own credentials have none. */
  readonly project: string;
  /** Gives a token of the operator's or the service account's credentials. @throws Error when there are none */
  readonly token: () => Promise<string>;
}

/** The world as it is. */
export function createOutside({ folder, project, token }: OutsideOptions): Outside {
  return {
    run: ({ program, args, env = {}, shown = false }) =>
      new Promise((resolve) => {
        const child = spawn(program, args, {
          cwd: folder,
          // firebase-tools and the admin SDK read the project of the quota from there.
          env: { ...process.env, GOOGLE_CLOUD_QUOTA_PROJECT: project, ...env },
          shell: process.platform === "win32",
          stdio: ["ignore", shown ? "inherit" : "pipe", shown ? "inherit" : "ignore"],
        });
        let stdout = "";
        child.stdout?.setEncoding("utf8").on("data", (text: string) => (stdout += text));
        child.once("error", () => resolve({ status: NO_SUCH_PROGRAM, stdout }));
        child.once("close", (status) => resolve({ status: status ?? 1, stdout }));
      }),
    async call({ method, url, body }) {
      const response = await fetch(url, {
        method,
        headers: {
          Authorization: `Bearer ${await token()}`,
          "Content-Type": "application/json",
          "x-goog-user-project": project,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const answer: unknown = await response.json().catch(() => null);
      return { status: response.status, body: answer };
    },
    write: (name, text) => writeFile(join(folder, name), text),
    wait: (milliseconds) => sleep(milliseconds),
    tell: (line) => console.log(line),
  };
}
