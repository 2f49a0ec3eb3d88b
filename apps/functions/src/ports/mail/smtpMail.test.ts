import { sendingReasons } from "@carnation/product/sending";
import { createServer, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import type { SMTPServerOptions } from "smtp-server";
import type { MailPort } from "./mailPort.ts";
import { smtpMail } from "./smtpMail.ts";
import { outgoing } from "../../mail/testing/exampleMail.ts";
import { type MailServer, refusal, startMailServer } from "../../mail/testing/mailServer.ts";

const sender = { name: "Carnation", address: "bonjour@carnation.example" };
/** For servers that never answer: on a busy machine the others take longer than this. */
const impatient = { attemptMs: 3000, silenceMs: 200 };
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const portTo = (port: number, login: { user: string; password: string } | null = null): MailPort =>
  smtpMail({ host: "127.0.0.1", port, tls: "none", login, sender });

/** Says yes to everything, and hangs up when the message begins to arrive. */
function untilTheMessage(socket: Socket): void {
  let isMessage = false;
  socket.write("220 here\r\n");
  socket.on("data", (chunk) => {
    if (isMessage) socket.destroy();
    isMessage ||= chunk.toString("latin1").startsWith("DATA");
    socket.write(isMessage ? "354 go on\r\n" : "250 yes\r\n");
  });
}

async function serverWith(options: SMTPServerOptions = {}): Promise<MailServer & { mail: MailPort }> {
  const server = await startMailServer(options);
  ends.push(server.stop);
  return { ...server, mail: portTo(server.port) };
}

test("a message arrives as it was, at one address", async () => {
  const server = await serverWith();
  const mail = outgoing();
  await server.mail.send(mail);
  expect(server.taken.map(({ recipients }) => recipients)).toEqual([["anais@exemple.fr"]]);
  const email = await server.parsed();
  expect(email).toMatchObject({
    subject: mail.subject,
    from: { address: sender.address },
    replyTo: [{ address: "claire@institut.example" }],
  });
  expect(email.text?.trim()).toBe(mail.text.trim());
  expect(new Uint8Array(email.attachments[0]!.content as ArrayBuffer)).toEqual(mail.attachment?.bytes);
});

test("an address with a line break reaches nobody, whoever stands behind it", async () => {
  const server = await serverWith();
  await expect(
    server.mail.send(outgoing({ to: "anais@exemple.fr\r\nBcc: evil@evil.example" })),
  ).rejects.toMatchObject({ reason: sendingReasons.addressRefused, passing: false });
  expect(server.taken).toEqual([]);
});

describe("a server's last word", () => {
  test.each<[what: string, options: SMTPServerOptions, reason: string]>([
    [
      "unknown recipient",
      { onRcptTo: (_to, _session, done) => done(refusal(550)) },
      sendingReasons.addressRefused,
    ],
    [
      "sender not allowed",
      { onMailFrom: (_from, _session, done) => done(refusal(553)) },
      sendingReasons.misconfigured,
    ],
    [
      "spam",
      { onData: (stream, _session, done) => void stream.resume().on("end", () => done(refusal(554))) },
      sendingReasons.messageRefused,
    ],
    [
      "too large",
      { onData: (stream, _session, done) => void stream.resume().on("end", () => done(refusal(552))) },
      sendingReasons.tooLarge,
    ],
    [
      "a login is asked for",
      { authOptional: false, disabledCommands: ["STARTTLS"] },
      sendingReasons.misconfigured,
    ],
  ])("%s", async (_what, options, reason) => {
    const { mail } = await serverWith(options);
    await expect(mail.send(outgoing())).rejects.toMatchObject({ reason, passing: false });
  });

  test("a wrong password", async () => {
    const { port } = await serverWith({
      disabledCommands: ["STARTTLS"],
      onAuth: (_auth, _session, done) => done(refusal(535)),
    });
    const mail = portTo(port, { user: "claire", password: "faux" });
    await expect(mail.send(outgoing())).rejects.toMatchObject({
      reason: sendingReasons.misconfigured,
      passing: false,
    });
  });
});

describe("what a mail server may accept", () => {
  test("a greylisted message is taken when it comes again", async () => {
    let calls = 0;
    const server = await serverWith({
      onRcptTo: (_to, _session, done) => done((calls += 1) === 1 ? refusal(451, "greylisted") : null),
    });
    await expect(server.mail.send(outgoing())).rejects.toMatchObject({
      reason: sendingReasons.postponed,
      passing: true,
    });
    await server.mail.send(outgoing());
    expect(server.taken).toHaveLength(1);
  });

  test.each([
    ["never says a word", () => undefined],
    ["hangs up at once", (socket: Socket) => socket.destroy()],
    ["goes away in the middle of a message", untilTheMessage],
  ])("a server that %s", async (_what, greet) => {
    const server = createServer((socket) => void greet(socket));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ends.push(() => new Promise((resolve) => server.close(resolve)));
    const { port } = server.address() as { port: number };
    const mail = smtpMail({ host: "127.0.0.1", port, tls: "none", login: null, sender }, impatient);
    await expect(mail.send(outgoing())).rejects.toMatchObject({
      reason: sendingReasons.noAnswer,
      passing: true,
    });
  });

  test("no server at all", async () => {
    const server = await startMailServer();
    await server.stop();
    await expect(portTo(server.port).send(outgoing())).rejects.toMatchObject({ passing: true });
  });
});

test("a server that is to have TLS is handed nothing without it", async () => {
  const server = await serverWith();
  const mail = smtpMail({ host: "127.0.0.1", port: server.port, tls: "started", login: null, sender });
  await expect(mail.send(outgoing())).rejects.toMatchObject({
    reason: sendingReasons.misconfigured,
    passing: false,
  });
  expect(server.taken).toEqual([]);
});
