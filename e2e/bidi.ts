/** A connection that speaks WebDriver BiDi (W3C), as far as walks need it. */
export interface Bidi {
  /** @throws Error with what the browser said when it refuses the command */
  send<Result = unknown>(method: string, params: object): Promise<Result>;
}

/** Longest time that the browser may take for one command, in milliseconds. */
const COMMAND_MS = 60_000;

interface Answer {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Connects to the browser that listens at an address (`ws://…/session`). */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`${url} does not answer`)));
  });
  let last = 0;
  return {
    send: async <Result>(method: string, params: object) => {
      const id = ++last;
      const answer = await new Promise<Answer>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method} takes too long`)), COMMAND_MS);
        waiting.set(id, (arrived) => {
          clearTimeout(timer);
          resolve(arrived);
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (answer.type === "error") throw new Error(`${method}: ${answer.error}: ${answer.message}`);
      return answer.result as Result;
    },
  };
}
