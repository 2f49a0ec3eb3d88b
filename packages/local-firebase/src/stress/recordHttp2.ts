import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { callGrpc, frameOf, grpcCalls, openSession } from "./grpcCalls.ts";

/** The bytes that an HTTP/2 client sends for a call of every method, connection preface included. */
export async function recordHttp2(port: number): Promise<Buffer> {
  const sent: Buffer[] = [];
  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    client.on("data", (chunk: Buffer) => sent.push(chunk));
    client.on("error", () => server.destroy());
    server.on("error", () => client.destroy());
    client.pipe(server).pipe(client);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const session = openSession((proxy.address() as AddressInfo).port);
  for (const { path, message } of grpcCalls()) await callGrpc(session, path, frameOf(message));
  session.destroy();
  proxy.close();
  return Buffer.concat(sent);
}
