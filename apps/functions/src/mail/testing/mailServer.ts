import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import PostalMime, { type Email } from "postal-mime";

/** A mail server on this machine, and what it was handed. */
export interface MailServer {
  readonly port: number;
  /** Messages that it took. */
  readonly taken: { readonly recipients: readonly string[]; readonly source: Buffer }[];
  parsed(index?: number): Promise<Email>;
  stop(): Promise<void>;
}

/** A refusal with an SMTP code. */
export function refusal(code: number, text = "no"): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** Starts one without TLS or login, unless the options say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: { recipients: string[]; source: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        taken.push({ recipients, source: Buffer.concat(chunks) });
        done(null);
      });
    },
    ...options,
  });
  // A client that goes away is what some tests are about.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("the mail server has no port");
  return {
    port: address.port,
    taken,
    parsed: (index = 0) => PostalMime.parse(taken[index]!.source, { attachmentEncoding: "arraybuffer" }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
