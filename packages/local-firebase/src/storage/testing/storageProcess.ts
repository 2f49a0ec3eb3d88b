import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Database } from "../../database/database.ts";
import { createStorageService } from "../storageService.ts";

/** A storage service in a process of its own, to be killed: `node storageProcess.ts <folder>`; prints its port. */
const folder = process.argv[2] ?? "";
let origin = "";
const service = createStorageService({
  database: new Database(folder),
  folder: join(folder, "storage"),
  access: { check() {} },
  events: { enqueue() {} },
  resolveIdentity: async () => ({ kind: "anonymous" }),
  publicUrl: () => origin,
  localUrl: () => origin,
});
const server = createServer((request, response) => {
  void service.handle(request, response, new URL(request.url ?? "/", "http://127.0.0.1"));
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  process.stdout.write(`${port}\n`);
});
